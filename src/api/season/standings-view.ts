import type { Sport } from '#domain/sport/sport.ts'
import type { Analytics, StandingView } from '#contract/analytics.ts'
import { tablesOf, type ReadSeason } from './read-season.ts'

interface Counted {
  sinceMs: number
  titles: ReadonlyMap<number, number> | undefined
}

/** The tables of a season in order, with their groups where it has some. */
export function standingsView(
  sport: Sport,
  season: Pick<ReadSeason, 'matches' | 'ties' | 'waitingIds'>,
  { sinceMs, titles }: Counted,
): Analytics['standings'] {
  const rows = (venue: 'all' | 'home' | 'away'): StandingView[] =>
    tablesOf(sport, season, { venue, sinceMs }).flatMap((table) =>
      table.rows.map((row) => ({
        ...row,
        ...(titles && { titles: titles.get(row.clubId) ?? 0 }),
        ...(table.group !== null && { group: table.group }),
      })),
    )
  return { all: rows('all'), home: rows('home'), away: rows('away') }
}
