import { sql, type Kysely } from 'kysely'
import type { PoolScoring } from '#domain/pool/pool-scoring.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface PoolRow {
  sport: Sport | null
  scoring: PoolScoring
  /** BL9: who joins late begins with the average of the last third, not with nothing. */
  lateStartAverage: boolean
  /** BL3: its first match has kicked off. */
  isFrozen: boolean
  /** Matches between its dates, and those of them that have been counted. */
  matches: number
  counted: number
}

export async function insertPool(
  trx: Trx,
  {
    leagueId,
    sport,
    scoring,
    lateStartAverage = false,
  }: { leagueId: number; sport: Sport | null; scoring: PoolScoring; lateStartAverage?: boolean },
): Promise<void> {
  await sql`
    insert into pool (league_id, sport, exact, winner_goals, difference, draw, loser_goals, winner, late_start_average)
    values (${leagueId}, ${sport}, ${scoring.exact}, ${scoring.winnerGoals}, ${scoring.difference}, ${scoring.draw},
      ${scoring.loserGoals}, ${scoring.winner}, ${lateStartAverage})`.execute(trx)
}

export async function poolOf(db: Kysely<Tables>, leagueId: number): Promise<PoolRow | undefined> {
  const { rows } = await sql<PoolRow>`
    select p.sport, json_build_object('exact', p.exact, 'winnerGoals', p.winner_goals, 'difference', p.difference,
        'draw', p.draw, 'loserGoals', p.loser_goals, 'winner', p.winner) as scoring,
      p.late_start_average as "lateStartAverage", m.matches, m.counted, m."isFrozen"
    from pool p join league g on g.id = p.league_id cross join lateral (
      select count(*)::integer as matches, (count(*) filter (where picks_settled and not is_awarded))::integer as counted,
        coalesce(bool_or(starts_at <= game_now(g.championship_id)), false) as "isFrozen"
      from pool_matches(p.league_id) where state <> 'abandoned') m
    where p.league_id = ${leagueId}`.execute(db)
  return rows[0]
}

export async function storeScoring(trx: Trx, leagueId: number, scoring: PoolScoring): Promise<void> {
  await sql`
    update pool set exact = ${scoring.exact}, winner_goals = ${scoring.winnerGoals}, difference = ${scoring.difference},
      draw = ${scoring.draw}, loser_goals = ${scoring.loserGoals}, winner = ${scoring.winner}
    where league_id = ${leagueId}`.execute(trx)
}
