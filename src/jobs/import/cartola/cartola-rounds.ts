import type { CartolaFile } from './cartola-file.ts'
import { seasonOf, type RoundRow } from './cartola-season.ts'

/** What is known about the round of a file, given the files before it. */
export type RoundState =
  | { kind: 'known' }
  /** Its totals hold more than this round: the file of the earlier round `for` is missing, or was copied too early. */
  | { kind: 'waiting'; for: number }
  /** The copy was made before the round was counted. */
  | { kind: 'not_counted' }

export interface CartolaRound {
  file: CartolaFile
  state: RoundState
  /** False: the previous counted file waits, so nobody could check the totals that this round starts from. */
  isBaseChecked: boolean
  rows: readonly RoundRow[]
}

export const mostGames = ({ rows }: Pick<CartolaFile, 'rows'>) =>
  rows.reduce((most, { games }) => Math.max(most, games ?? 0), 0)

/** Of two copies of a round, the one with more games counted is better, then one with points, then the newer one. */
function isBetter(one: CartolaFile, other: CartolaFile): boolean {
  const further = mostGames(one) - mostGames(other)
  return further === 0 ? one.hasPoints || !other.hasPoints : further > 0
}

/** The copy of each round that counts, in the order of the rounds. Files are in the order of their arrival. */
export function filesThatCount(files: readonly CartolaFile[]): CartolaFile[] {
  const best = new Map<number, CartolaFile>()
  for (const file of files) {
    const known = best.get(file.roundId)
    if (!known || isBetter(file, known)) best.set(file.roundId, file)
  }
  return [...best.values()].sort((a, b) => a.roundId - b.roundId)
}

/** Nobody plays twice in a round. If this share of the players did, the totals grew by more than one round. */
const SHARE_OF_TWO_ROUNDS = 0.25

function holdsMoreThanOneRound(rows: readonly RoundRow[]): boolean {
  const played = rows.filter(({ gamesMore }) => gamesMore > 0)
  return played.filter(({ gamesMore }) => gamesMore > 1).length > played.length * SHARE_OF_TWO_ROUNDS
}

/** IM13: the rounds of a season from all known files, in whatever order they arrived. */
export function roundsOfSeason(files: readonly CartolaFile[]): CartolaRound[] {
  const season = seasonOf()
  const rounds: CartolaRound[] = []
  let lastCounted = 0
  let isBaseChecked = true
  for (const file of filesThatCount(files)) {
    const { roundId } = file
    const isAfterGap = roundId > 0 && roundId !== lastCounted + 1
    const rows = season.addRound(roundId, file.rows, { isAfterGap })
    const isCounted = rows.some(({ tookPart }) => tookPart)
    const isWaiting = isAfterGap || holdsMoreThanOneRound(rows)
    const state: RoundState = !isCounted
      ? { kind: 'not_counted' }
      : isWaiting
        ? { kind: 'waiting', for: roundId - 1 }
        : { kind: 'known' }
    rounds.push({ file, state, isBaseChecked, rows })
    if (!isCounted) continue
    lastCounted = roundId
    isBaseChecked = !isWaiting
  }
  return rounds
}
