import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { mayComeBack, nextDeadlineOf, waitsForFile } from '#db/round/settlement-near.ts'
import { clubJson, periodOfMatch, type MatchRow } from './match.ts'
import type { RoundState, Tables } from '#db/schema/schema.ts'

export interface RoundOfSeason {
  id: number
  number: number
  state: RoundState
  startsAt: Date
  endsAt: Date
  waitsForFile: boolean
  waitsForMatch: { id: number; home: string; away: string; until: string } | null
}

/** Of the season with the next round to settle; after the very last one, of that one's. */
export async function roundsOfSeason(db: Kysely<Tables>, id: ChampionshipId): Promise<RoundOfSeason[]> {
  const rounds = sql`round where championship_id = ${id}`
  const { rows } = await sql<RoundOfSeason>`
    select r.id, r.number, r.state, r.deadline_at as "startsAt", r.ends_at as "endsAt", ${waitsForFile} as "waitsForFile",
      (select json_build_object('id', m.id, 'home', h.name, 'away', a.name, 'until', ${nextDeadlineOf('r')})
       from match m join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
       where ${mayComeBack} order by m.id limit 1) as "waitsForMatch"
    from round r where r.season_id = coalesce(
      (select season_id from ${rounds} and state <> 'settled' order by deadline_at limit 1),
      (select season_id from ${rounds} order by deadline_at desc limit 1))
    order by r.number`.execute(db)
  return rows
}

export async function matchesOfRound(db: Kysely<Tables>, roundId: number): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select m.id, m.sport, m.starts_at, m.state, m.minute, m.home_score, m.away_score,
           ${clubJson('home')} as home, ${clubJson('away')} as away, ${periodOfMatch} as period
    from match m join club home on home.id = m.home_club_id join club away on away.id = m.away_club_id
    where m.round_id = ${roundId} order by m.starts_at, m.id`.execute(db)
  return rows
}
