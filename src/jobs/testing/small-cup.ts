import { sql, type Kysely } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import { insertPool } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { NO_EXTRAS, type PoolExtras } from '#domain/pool/pool-extras.ts'
import { POOL_PRESETS } from '#domain/pool/pool-scoring.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'

export const CUP_BOLAO = 501

/** Two semi-finals and the final between four clubs, and three people: the last has no phone. */
export const CUP = `
  insert into club select i, 'futebol', 'c' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000000', '#ffffff', 'plain', 1 from generate_series(1, 4) i;
  insert into season (championship_id, id, sport, number, starts_on, ends_on) values (1, 1, 'futebol', 1, '2026-01-01', '2026-12-31');
  insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at) values
    (1, 'futebol', 1, 1, 2, '2026-06-02 12:00Z'), (2, 'futebol', 1, 3, 4, '2026-06-03 12:00Z'), (3, 'futebol', 1, 1, 4, '2026-06-08 12:00Z');
  insert into championship_tie (id, championship_id, key, stage, stage_order, number, starts_at, home_slot, away_slot, home_club_id, away_club_id, match_id) values
    (11, 1, 'semi:1', 'Semi', 0, 1, '2026-06-02 12:00Z', null, null, 1, 2, 1), (12, 1, 'semi:2', 'Semi', 0, 2, '2026-06-03 12:00Z', null, null, 3, 4, 2),
    (13, 1, 'final:1', 'Final', 1, 3, '2026-06-08 12:00Z', 'W1', 'W2', 1, 4, 3);
  insert into forecast (match_id, home_percent, draw_percent, away_percent, home_goals, away_goals, fitted_at)
    select id, 60, 25, 15, 2.2, 0.7, '2026-06-01' from match;
  insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, 'guest', 'Gente ' || i, 'gente ' || i, 'BR', 'g', '2026-05-01' from generate_series(1, 3) i;
  insert into manager_stat (championship_id, manager_id) select 1, generate_series(1, 3);
  insert into pick (match_id, manager_id, outcome, home_goals, away_goals, goes_on, saved_at) values
    (1, 1, 'D', 1, 1, 'H', '2026-06-01'), (2, 1, 'H', 1, 0, null, '2026-06-01'), (3, 1, 'H', 2, 1, null, '2026-06-01'), (1, 2, 'D', 1, 1, 'A', '2026-06-01')`

export async function cupBolao(db: Kysely<Tables>, extras: Partial<PoolExtras>): Promise<void> {
  await sql`insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (1, ${CUP_BOLAO}, 'Bolão', 'bolao', 'public', 0, '2026-06-01', '2026-06-30', game_now())`.execute(db)
  await db.transaction().execute((trx) =>
    insertPool(trx, {
      leagueId: CUP_BOLAO,
      sport: null,
      scoring: POOL_PRESETS.cheio,
      extras: { ...NO_EXTRAS, ...extras },
    }),
  )
  await sql`insert into pool_member (league_id, manager_id, joined_at, is_typed) select ${CUP_BOLAO}, i, '2026-05-20', i = 3 from generate_series(1, 3) i`.execute(
    db,
  )
}

export async function finishMatch(
  db: Kysely<Tables>,
  id: number,
  [home, away]: [number, number],
  detail: object = {},
): Promise<void> {
  await sql`update match set state = 'final', home_score = ${home}, away_score = ${away}, detail = detail || ${JSON.stringify(detail)}::jsonb,
    ended_at = starts_at + interval '2 hours' where id = ${id}`.execute(db)
  await settlePicks(db, id)
}

export async function poolPoints(db: Kysely<Tables>, leagueId: number = CUP_BOLAO): Promise<number[]> {
  const { rows } = await rowOf({ points: int }).sql`
    select points from pool_member where league_id = ${leagueId} order by manager_id`.execute(db)
  return rows.map(({ points }) => points)
}
