import { canonicalClub } from '#jobs/football-files/club-aliases.ts'
import type { MatchSaid } from '#jobs/football-files/said.ts'
import type { StoredMatch } from '#jobs/import/model/model.ts'
import { numberRounds, roundNumberOf } from '#jobs/import/model/number-rounds.ts'
import { plainHeader } from './template-columns.ts'

export type Side = 'home' | 'away'

/** The match of a line of a sheet, and the side of its club. */
export interface SheetMatch {
  said: MatchSaid
  round: number
  side: Side
  /** For a match that only the championship has. */
  storedKey?: string
}

interface Wanted {
  round: string
  club: string
  /** ISO; undefined if the line does not say. */
  date?: string
}

interface Known {
  matches: readonly MatchSaid[]
  stored: readonly StoredMatch[]
  timeZone: string
}

const roundKey = (round: string) => roundNumberOf(round) ?? plainHeader(round)
const clubKey = (name: string) => canonicalClub(name).club
const SIDES = ['home', 'away'] as const

function saidOf({ home = '', away = '', stage, round, startsAtMs, result }: StoredMatch, timeZone: string): MatchSaid {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone }).format(startsAtMs)
  const where = { file: '', line: 0 }
  return { where, round: stage ?? String(round ?? ''), date, home, away, ...(result && { result }) }
}

/** IM11: looks for the match of a line among those of the files and, only if none fits, among the stored ones. */
export function createMatchFinder({ matches, stored, timeZone }: Known) {
  const inFiles = numberRounds(matches).map(({ said, round }) => ({ said, round, isRound: isRoundOf(said, round) }))
  const inChampionship = stored.map((one) => {
    const said = saidOf(one, timeZone)
    // The day identifies a match that left its round.
    const isRound = (wanted: Wanted) =>
      one.round === null ? wanted.date !== undefined : isRoundOf(said, one.round)(wanted)
    return { said, round: one.round ?? 0, isRound, storedKey: one.key }
  })

  return (wanted: Wanted): SheetMatch[] => {
    const fitting = (all: readonly (Omit<SheetMatch, 'side'> & { isRound: (one: Wanted) => boolean })[]) =>
      all.flatMap(({ isRound, ...match }) =>
        SIDES.filter(
          (side) =>
            clubKey(match.said[side]) === clubKey(wanted.club) &&
            isRound(wanted) &&
            (wanted.date === undefined || wanted.date === match.said.date),
        ).map((side) => ({ ...match, side })),
      )
    const found = fitting(inFiles)
    return found.length > 0 ? found : fitting(inChampionship)
  }
}

const isRoundOf = (said: MatchSaid, round: number) => (wanted: Wanted) =>
  roundKey(wanted.round) === roundKey(said.round) || (said.round === '' && roundKey(wanted.round) === round)
