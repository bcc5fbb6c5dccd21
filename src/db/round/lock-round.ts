import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { figureOf } from '#db/championship/modality.ts'
import { integerArray } from '#db/connection/array-text.ts'
import type { RoundRow, Trx } from './round.ts'

export interface CompetingSquad {
  squadId: number
  managerId: number
  playerIds: number[]
  pricesPaid: number[]
  captainId: number | null
  viceCaptainId: number | null
  benchIds: number[]
  benchPrices: number[]
  /** Of the manager, as the ranking stands. */
  points: number
  isBot: boolean
}

/** Squads with as many players as their modality has at the round's deadline; whether they may compete is for the rules to say. */
export async function fullSquads(
  trx: Trx,
  { championship_id, deadline_at }: Pick<RoundRow, 'championship_id' | 'deadline_at'>,
): Promise<CompetingSquad[]> {
  const { rows } = await sql<CompetingSquad>`
    select s.id as "squadId", s.manager_id as "managerId", s.player_ids as "playerIds",
           s.prices_paid as "pricesPaid", s.captain_id as "captainId", s.vice_captain_id as "viceCaptainId",
           s.bench_ids as "benchIds", s.bench_prices as "benchPrices", coalesce(t.points, 0) as points,
           m.kind = 'bot' as "isBot"
    from squad s
    join manager m on m.id = s.manager_id
    left join manager_stat t on t.manager_id = s.manager_id and t.championship_id = s.championship_id
    where s.championship_id = ${championship_id} and (s.deleted_at is null or s.deleted_at >= ${deadline_at})
      and cardinality(s.player_ids) = ${sql.raw(figureOf('size', 's.modality'))}
    order by s.id`.execute(trx)
  return rows
}

export async function positionsOfPlayers(trx: Trx, championshipId: ChampionshipId): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('player')
    .select(['id', 'position'])
    .where('championship_id', '=', championshipId)
    .where('price', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, position }) => [id, position]))
}

export interface FrozenLineups {
  squadIds: number[]
  captainIds: number[]
  viceCaptainIds: (number | null)[]
  /** Array literals; null for a bench that is frozen as the squad has it. */
  benches: (string | null)[]
  counts: boolean[]
}

export async function freezeLineups(trx: Trx, roundId: number, lineups: FrozenLineups): Promise<void> {
  await sql`
    insert into lineup (round_id, squad_id, manager_id, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, counts, locked_at)
    select ${roundId}, s.id, s.manager_id, s.player_ids, s.prices_paid, f.captain_id, f.vice_captain_id, coalesce(f.bench::integer[], s.bench_ids),
      f.counts, game_now(s.championship_id)
    from unnest(${integerArray(lineups.squadIds)}::integer[], ${integerArray(lineups.captainIds)}::integer[],
      ${integerArray(lineups.viceCaptainIds)}::integer[], ${lineups.benches}::text[], ${lineups.counts}::boolean[])
      as f (squad_id, captain_id, vice_captain_id, bench, counts)
    join squad s on s.id = f.squad_id`.execute(trx)
}

export async function drawDuels(
  trx: Trx,
  roundId: number,
  duels: { a: number[]; b: (number | null)[] },
): Promise<void> {
  await sql`
    insert into duel (round_id, squad_a_id, squad_b_id)
    select ${roundId}, d.a, d.b from unnest(${integerArray(duels.a)}::integer[], ${integerArray(duels.b)}::integer[]) as d (a, b)`.execute(
    trx,
  )
}

export async function markLocked(trx: Trx, roundId: number): Promise<void> {
  await sql`update round set state = 'locked', locked_at = game_now(championship_id) where id = ${roundId}`.execute(trx)
}
