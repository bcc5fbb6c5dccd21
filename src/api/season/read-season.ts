import type { Kysely } from 'kysely'
import type { ClubId } from '#domain/ids.ts'
import { knockoutChampion, knockoutStages } from '#domain/standings/knockout.ts'
import { seasonTables, type SeasonTable } from '#domain/standings/season-tables.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { SportOfChampionship } from '#db/match/running-season.ts'
import { clubsWithoutMatch, seasonFacts, type SeasonFacts } from '#db/standings/season.ts'
import type { Tables } from '#db/schema/schema.ts'

/** A season, with everything that its tables need. */
export interface ReadSeason extends SeasonFacts {
  waitingIds: ClubId[]
}

export async function readSeason(
  db: Kysely<Tables>,
  of: SportOfChampionship,
  season: { id: number; number: number },
): Promise<ReadSeason> {
  const [facts, waitingIds] = await Promise.all([seasonFacts(db, of, season), clubsWithoutMatch(db, of)])
  return { ...facts, waitingIds }
}

interface Which {
  venue?: 'all' | 'home' | 'away'
  sinceMs?: number
}

/** ST6: a cup without any other phase has no table. */
export const tablesOf = (
  sport: Sport,
  { matches, ties, waitingIds }: Omit<ReadSeason, 'id' | 'number'>,
  which: Which = {},
): SeasonTable[] =>
  matches.length === 0 && ties.length > 0 ? [] : seasonTables({ sport, matches, waitingIds, ...which })

/**
 * ST8: the champion of a season that is over, by its ties or else by its only table. Null without a champion or with
 * several tables.
 */
function championOf(sport: Sport, { matches, ties }: SeasonFacts): ClubId | null {
  if (ties.length > 0) return knockoutChampion(knockoutStages(ties))
  const tables = seasonTables({ sport, matches, waitingIds: [] })
  return tables.length === 1 ? (tables[0]?.rows[0]?.clubId ?? null) : null
}

/** How many of these seasons each club won. */
export function titlesOf(sport: Sport, seasons: readonly SeasonFacts[]): Map<ClubId, number> {
  const titles = new Map<ClubId, number>()
  for (const season of seasons) {
    const champion = championOf(sport, season)
    if (champion !== null) titles.set(champion, (titles.get(champion) ?? 0) + 1)
  }
  return titles
}
