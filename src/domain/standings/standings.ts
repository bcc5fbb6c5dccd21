import type { ClubId } from '#domain/ids.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { matchPoints } from './match-points.ts'
import type { StandingRow } from './standing-row.ts'
import { compareRows } from './tie-breaks.ts'

export interface PlayedMatch {
  homeId: ClubId
  awayId: ClubId
  startsAtMs: number
  score: Score
}

export interface TableRequest {
  sport: Sport
  clubIds: readonly ClubId[]
  matches: readonly PlayedMatch[]
  venue?: 'all' | 'home' | 'away'
  sinceMs?: number
}

const FORM_LENGTH = 5

function emptyRow(clubId: ClubId): StandingRow {
  const zero = { played: 0, wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0, points: 0 }
  return { clubId, position: 0, ...zero, form: [] }
}

function addSide(row: StandingRow | undefined, side: { scored: number; conceded: number; points: number }): void {
  if (row === undefined) return
  const letter = side.scored > side.conceded ? 'W' : side.scored < side.conceded ? 'L' : 'D'
  row.played++
  if (letter === 'W') row.wins++
  else if (letter === 'L') row.losses++
  else row.draws++
  row.goalsFor += side.scored
  row.goalsAgainst += side.conceded
  row.points += side.points
  row.form.push(letter)
  if (row.form.length > FORM_LENGTH) row.form.shift()
}

/** ST1, ST2, ST3, ST5: the table of these clubs. Clubs without a match that counts stay in it with zeros. */
export function buildTable({ sport, clubIds, matches, venue = 'all', sinceMs }: TableRequest): StandingRow[] {
  const rows = new Map(clubIds.map((clubId) => [clubId, emptyRow(clubId)]))
  const counted = matches
    .filter(({ startsAtMs }) => sinceMs === undefined || startsAtMs >= sinceMs)
    .sort((a, b) => a.startsAtMs - b.startsAtMs)
  for (const { homeId, awayId, score } of counted) {
    const points = matchPoints(sport, score)
    if (venue !== 'away') addSide(rows.get(homeId), { scored: score.home, conceded: score.away, points: points.home })
    if (venue !== 'home') addSide(rows.get(awayId), { scored: score.away, conceded: score.home, points: points.away })
  }
  const table = [...rows.values()].sort(compareRows(sport))
  table.forEach((row, index) => {
    row.position = index + 1
  })
  return table
}
