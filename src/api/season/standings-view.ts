import type { Sport } from '#domain/sport/sport.ts'
import { buildTable, type PlayedMatch } from '#domain/standings/standings.ts'
import type { Analytics, StandingView } from '#contract/analytics.ts'
import type { FinishedMatchRow } from '#db/analytics/analytics.ts'

export const playedMatch = (row: FinishedMatchRow): PlayedMatch => ({
  homeId: row.home_club_id,
  awayId: row.away_club_id,
  startsAtMs: row.starts_at.getTime(),
  score: { home: row.home_score, away: row.away_score },
})

/** Seasons won by each club, of those given. */
export function titlesOf(
  sport: Sport,
  clubIds: readonly number[],
  seasons: readonly (readonly FinishedMatchRow[])[],
): Map<number, number> {
  const titles = new Map(clubIds.map((clubId) => [clubId, 0]))
  for (const rows of seasons) {
    const [champion] = buildTable({ sport, clubIds, matches: rows.map(playedMatch) })
    if (champion) titles.set(champion.clubId, (titles.get(champion.clubId) ?? 0) + 1)
  }
  return titles
}

export function standingsView(
  sport: Sport,
  clubIds: readonly number[],
  { rows, titles }: { rows: readonly FinishedMatchRow[]; titles: ReadonlyMap<number, number> | undefined },
): Analytics['standings'] {
  const matches = rows.map(playedMatch)
  const table = (venue: 'all' | 'home' | 'away'): StandingView[] =>
    buildTable({ sport, clubIds, matches, venue }).map((row) => ({
      ...row,
      ...(titles && { titles: titles.get(row.clubId) ?? 0 }),
    }))
  return { all: table('all'), home: table('home'), away: table('away') }
}
