import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { stageKey } from './pool-grid.ts'

const jokerMatchRow = rowOf({
  stage: text,
  /** The number of the round; null for matches without a round. */
  round: int.orNull,
  matchId: int,
  home: text,
  away: text,
  startsAt: time,
  isOpen: bool,
  isChosen: bool,
})
export type JokerMatchRow = RowOf<typeof jokerMatchRow>

const DAYS_AHEAD = 8

/** All matches of rounds (or days) with a match to come within `DAYS_AHEAD`. `isChosen` marks the manager's joker. */
export async function jokerMatches(db: Kysely<Tables>, leagueId: number, managerId: number): Promise<JokerMatchRow[]> {
  const { rows } = await jokerMatchRow.sql`
    with own as materialized (
      select m.*, ${stageKey} as stage, game_now(g.championship_id) as now from league g cross join lateral pool_matches(g.id) m
      where g.id = ${leagueId} and m.state <> 'abandoned' and m.has_date),
    next as (
      select distinct stage from own where state = 'scheduled' and starts_at > now and starts_at < now + make_interval(days => ${sql.lit(DAYS_AHEAD)}))
    select o.stage, r.number as round, o.id as "matchId", h.name as home, a.name as away, o.starts_at as "startsAt",
      o.state = 'scheduled' and o.starts_at > o.now as "isOpen", j.match_id is not null as "isChosen"
    from own o join next n on n.stage = o.stage join club h on h.id = o.home_club_id join club a on a.id = o.away_club_id
    left join round r on r.id = o.round_id
    left join pool_joker j on j.match_id = o.id and j.league_id = ${leagueId} and j.manager_id = ${managerId}
    order by o.starts_at, o.id limit 200`.execute(db)
  return rows
}

/**
 * BL11: one joker per round (or day): a new one replaces the old one. Stores nothing for a match outside of the bolão,
 * or for a match without a date, which belongs to no round and no day.
 */
export async function storeJoker(
  trx: Trx,
  { leagueId, managerId, matchId }: { leagueId: number; managerId: number; matchId: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into pool_joker (league_id, manager_id, stage_key, match_id, saved_at)
    select g.id, ${managerId}, ${stageKey}, m.id, game_now(g.championship_id)
    from league g cross join lateral pool_matches(g.id) m where g.id = ${leagueId} and m.id = ${matchId} and m.has_date
    on conflict (league_id, manager_id, stage_key) do update set match_id = excluded.match_id, saved_at = excluded.saved_at
    returning 1`.execute(trx)
  return rows.length > 0
}

/** The row is updated before its deletion, because the check at commit fires for updated rows, not for deleted ones. */
export async function removeJoker(
  trx: Trx,
  { leagueId, managerId, matchId }: { leagueId: number; managerId: number; matchId: number },
): Promise<void> {
  const own = sql`league_id = ${leagueId} and manager_id = ${managerId} and match_id = ${matchId}`
  await sql`update pool_joker set saved_at = saved_at where ${own}`.execute(trx)
  await sql`delete from pool_joker where ${own}`.execute(trx)
}
