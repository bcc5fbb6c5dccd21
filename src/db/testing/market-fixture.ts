import { sql, type Kysely } from 'kysely'
import type { FieldPosition } from '#domain/sport/position.ts'
import type { Tables } from '#db/schema/schema.ts'

const LINES: [FieldPosition, number][] = [
  ['Goleiro', 3],
  ['Defensor', 7],
  ['Meio-Campo', 7],
  ['Atacante', 5],
]
export const SETTLED_ROUND = 1
export const OPEN_ROUND = 2
export const NEXT_ROUND = 3

/**
 * Eight clubs of 22 players, one settled round, an open one that closes in a day, and the next one. Prices are 60 to
 * 121.
 */
export async function insertMarket(db: Kysely<Tables>): Promise<void> {
  await sql`insert into club (championship_id, id, sport, slug, name, short_name, code, city, color_primary, color_secondary, pattern)
    select 1, n, 'futebol', 'clube-' || n, 'Clube ' || n, 'C' || n, 'C0' || n, 'Cidade', '#aa0000', '#ffffff', 'plain'
    from generate_series(1, 8) n`.execute(db)
  const positions = LINES.flatMap(([position, count]) => Array<FieldPosition>(count).fill(position))
  await sql`insert into player (championship_id, id, club_id, name, short_name, position, shirt_number, price)
    select 1, (c - 1) * 22 + p.n, c, 'Jogador ' || ((c - 1) * 22 + p.n), 'J' || ((c - 1) * 22 + p.n), p.position, p.n,
      60 + ((c - 1) * 22 + p.n) * 7 % 62
    from generate_series(1, 8) c, unnest(${positions}::text[]) with ordinality as p (position, n)`.execute(db)
  await sql`insert into season (championship_id, id, sport, number, starts_on, ends_on) values (1, 1, 'futebol', 1, '2020-01-01', '2099-01-01')`.execute(
    db,
  )
  await sql`insert into round (championship_id, id, season_id, number, state, deadline_at, ends_at, locked_at, settled_at) values
    (1, ${SETTLED_ROUND}, 1, 1, 'settled', game_now() - interval '9 days', game_now() - interval '5 days',
      game_now() - interval '9 days', game_now() - interval '5 days'),
    (1, ${OPEN_ROUND}, 1, 2, 'open', game_now() + interval '1 day', game_now() + interval '5 days', null, null),
    (1, ${NEXT_ROUND}, 1, 3, 'open', game_now() + interval '9 days', game_now() + interval '12 days', null, null)`.execute(
    db,
  )
  await sql`insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at, state, home_score, away_score, ended_at)
    select r * 4 + n, 'futebol', 1, r, case when r = 1 then n else n + 4 end, case when r = 1 then n + 4 else n end,
      case when r = 1 then game_now() - interval '8 days' else game_now() + interval '26 hours' end,
      case when r = 1 then 'final'::match_state else 'scheduled' end, case when r = 1 then 2 end, case when r = 1 then 0 end,
      case when r = 1 then game_now() - interval '7 days' end
    from generate_series(1, 2) r, generate_series(1, 4) n`.execute(db)
  await sql`insert into forecast (match_id, home_percent, draw_percent, away_percent, home_goals, away_goals, detail, fitted_at)
    select id, 50, 28, 22, 1.6, 0.9, '{"probabilities": [0.5, 0.28, 0.22]}', now() from match`.execute(db)
  await sql`insert into scoring_rules (name, weights) values ('cartola-2025', '{}') on conflict do nothing`.execute(db)
  await sql`insert into player_match (match_id, player_id, club_id, scouts, point_tenths, rules)
    select m.id, p.id, p.club_id, '{"tackle": 2, "goal": 1}', 110, 'cartola-2025'
    from match m join player p on p.club_id in (m.home_club_id, m.away_club_id)
    where m.round_id = 1 and p.shirt_number % 2 = 1`.execute(db)
  await sql`insert into price_history (player_id, round_id, price, change) select id, 1, price, 2 from player`.execute(
    db,
  )
}

/** The cheapest players of each position for a 4-3-3. */
export async function cheapEleven(db: Kysely<Tables>): Promise<number[]> {
  const counts: Record<FieldPosition, number> = { Goleiro: 1, Defensor: 4, 'Meio-Campo': 3, Atacante: 3 }
  const chosen: number[] = []
  for (const [position, count] of Object.entries(counts)) {
    const rows = await db
      .selectFrom('player')
      .select('id')
      .where('position', '=', position)
      .orderBy('price')
      .orderBy('id')
      .limit(count)
      .execute()
    chosen.push(...rows.map(({ id }) => id))
  }
  return chosen
}
