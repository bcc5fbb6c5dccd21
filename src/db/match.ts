import { sql, type Kysely } from 'kysely'
import type { Sport } from '#domain/sport/sport.ts'
import type { MatchState } from './game-tables.ts'
import type { Tables } from './schema.ts'

export interface MatchRow {
  id: number
  sport: Sport
  starts_at: Date
  state: MatchState
  minute: number
  home_score: number | null
  away_score: number | null
  home: ClubOfMatch
  away: ClubOfMatch
}
interface ClubOfMatch {
  id: number
  name: string
  color_primary: string
  color_secondary: string
  pattern: string
}

export const clubJson = (table: 'home' | 'away') => {
  const club = sql.ref(table)
  return sql`json_build_object('id', ${club}.id, 'name', ${club}.name, 'color_primary', ${club}.color_primary,
    'color_secondary', ${club}.color_secondary, 'pattern', ${club}.pattern)`
}

/** Live now, finished in the last hours, and the next of each sport within two days. */
export async function todayMatches(db: Kysely<Tables>, limit: number): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select m.id, m.sport, m.starts_at, m.state, m.minute, m.home_score, m.away_score,
           ${clubJson('home')} as home, ${clubJson('away')} as away
    from match m
    join club home on home.id = m.home_club_id
    join club away on away.id = m.away_club_id
    where m.starts_at between game_now() - interval '6 hours' and game_now() + interval '2 days'
       or m.state = 'live'
    order by (m.state = 'live') desc, (m.state = 'final'), m.starts_at, m.id
    limit ${limit}`.execute(db)
  return rows
}
