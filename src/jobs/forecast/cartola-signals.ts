import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { canonicalClub } from '#jobs/football-files/club-aliases.ts'
import { readCartolaFile, roundInName, type CartolaFile } from '#jobs/import/cartola/cartola-file.ts'
import { seasonOf, type RoundRow } from '#jobs/import/cartola/cartola-season.ts'
import type { FootballSource, SourceMatch } from '#jobs/sport/source-match.ts'

/** What a club did in a round: the sum of its players. */
interface ClubRound {
  goals: number
  ownGoals: number
  shotsOnTarget: number
  shots: number
  fielded: number
  isKnown: boolean
}

export interface CartolaSignals {
  name: string
  season: number
  /** By round and club. */
  rounds: ReadonlyMap<string, ClubRound>
}

const keyOf = (round: number, club: string) => `${round}|${canonicalClub(club).club}`

const nothing = (): ClubRound => ({ goals: 0, ownGoals: 0, shotsOnTarget: 0, shots: 0, fielded: 0, isKnown: true })

function addRow(to: ClubRound, { scouts, tookPart, isKnown }: RoundRow): void {
  const { goal = 0, ownGoal = 0, shotSaved = 0, shotOff = 0, woodwork = 0 } = scouts
  to.goals += goal
  to.ownGoals += ownGoal
  to.shotsOnTarget += goal + shotSaved
  to.shots += goal + shotSaved + shotOff + woodwork
  if (tookPart) to.fielded++
  if (!isKnown) to.isKnown = false
}

/** Undefined if the folder has no readable round file, or no year in its name. */
export async function readCartolaSignals(folder: string): Promise<CartolaSignals | undefined> {
  const names = (await readdir(folder)).filter((name) => roundInName(name) !== undefined)
  const files: CartolaFile[] = []
  for (const name of names) {
    const file = await readCartolaFile(join(folder, name))
    // An unreadable file says nothing about its round; its scouts appear in the next one, together with that round's.
    if (file.ok) files.push(file.value)
  }
  const season = Number(/(\d{4})/.exec(basename(resolve(folder)))?.[1])
  if (files.length === 0 || !season) return undefined
  const rounds = new Map<string, ClubRound>()
  const totals = seasonOf()
  let previous = 0
  for (const { roundId, rows } of files.sort((a, b) => a.roundId - b.roundId)) {
    const told = totals.addRound(roundId, rows)
    const isOneRound = roundId === previous + 1
    if (told.some(({ tookPart }) => tookPart)) previous = roundId
    if (!isOneRound) continue
    for (const round of told) {
      if (round.row.club === '' || round.row.position === 'coach') continue
      const key = keyOf(roundId, round.row.club)
      const club = rounds.get(key) ?? nothing()
      rounds.set(key, club)
      addRow(club, round)
    }
  }
  return { name: folder, season, rounds }
}

const ELEVEN = 11
const DAYS_OF_SEASON_AFTER_ITS_YEAR = 90

/** The season 2020 ended in February of the following year. */
function isOfSeason({ date, day }: FootballSource, season: number): boolean {
  const lastDay = Date.UTC(season, 11, 31) / 86_400_000
  return date >= `${season}-01-01` && day <= lastDay + DAYS_OF_SEASON_AFTER_ITS_YEAR
}

function withSignals(match: FootballSource, seasons: readonly CartolaSignals[]): FootballSource {
  const { round, score } = match
  if (round === undefined || !score) return match
  for (const { season, rounds } of seasons) {
    const [home, away] = [rounds.get(keyOf(round, match.home)), rounds.get(keyOf(round, match.away))]
    if (!isOfSeason(match, season) || !home || !away || !home.isKnown || !away.isKnown) continue
    if (home.fielded < ELEVEN || away.fielded < ELEVEN) continue
    // If their goals are not those of the match, the scouts belong to another match.
    if (home.goals + away.ownGoals !== score.home || away.goals + home.ownGoals !== score.away) continue
    return {
      ...match,
      shots: { home: home.shots, away: away.shots },
      shotsOnTarget: { home: home.shotsOnTarget, away: away.shotsOnTarget },
    }
  }
  return match
}

/** Gives each football match the shots of its clubs in its round, where they are known. */
export const attachSignals = (matches: readonly SourceMatch[], seasons: readonly CartolaSignals[]): SourceMatch[] =>
  seasons.length === 0
    ? [...matches]
    : matches.map((match) => (match.sport === 'futebol' ? withSignals(match, seasons) : match))
