import { sql, type Kysely } from 'kysely'
import { ensureManagerStat } from '#db/championship/has-played.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Participant } from '#db/championship/championship.ts'
import type { MarketPlayer } from '#domain/squad/squad.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { type RoundRow, roundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { wasFielded } from './fielded-lineups.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'

const squadRow = rowOf({
  id: int,
  championshipId: int.of<ChampionshipId>(),
  modality: text.of<Modality>(),
  managerId: int,
  name: text,
  playerIds: int.array,
  pricesPaid: int.array,
  captainId: int.orNull,
  viceCaptainId: int.orNull,
  benchIds: int.array,
  benchPrices: int.array,
  roundId: int.orNull,
  roundNumber: int.orNull,
  version: int,
  updatedAt: time,
})
export type SquadRow = RowOf<typeof squadRow>

const columns = sql`s.id, s.championship_id as "championshipId", s.modality, s.manager_id as "managerId", s.name, s.player_ids as "playerIds", s.prices_paid as "pricesPaid",
  s.captain_id as "captainId", s.vice_captain_id as "viceCaptainId", s.bench_ids as "benchIds", s.bench_prices as "benchPrices",
  s.round_id as "roundId", r.number as "roundNumber", s.version, s.updated_at as "updatedAt"`

export async function squadsOfManager(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<SquadRow[]> {
  const { rows } = await squadRow.sql`${prepared}
    select ${columns} from squad s left join round r on r.id = s.round_id
    where s.manager_id = ${managerId} and s.championship_id = ${championshipId} and s.deleted_at is null order by s.id`.execute(
    db,
  )
  return rows
}

export async function squadOf(db: Kysely<Tables>, managerId: number, squadId: number): Promise<SquadRow | undefined> {
  const { rows } = await squadRow.sql`
    select ${columns} from squad s left join round r on r.id = s.round_id
    where s.id = ${squadId} and s.manager_id = ${managerId} and s.deleted_at is null`.execute(db)
  return rows[0]
}

/** Locks the squad until the transaction ends, so that two tabs follow each other. */
export async function selectSquadForUpdate(
  trx: Trx,
  managerId: number,
  squadId: number,
): Promise<SquadRow | undefined> {
  const held = await sql`
    select 1 from squad where id = ${squadId} and manager_id = ${managerId} and deleted_at is null for update`.execute(
    trx,
  )
  return held.rows.length === 0 ? undefined : squadOf(trx, managerId, squadId)
}

/**
 * Shares a lock on the row. The lock job takes it for update: it waits for running saves, and later saves see the new
 * state.
 */
export async function selectRoundForShare(
  trx: Trx,
  roundId: number,
): Promise<(RoundRow & { isPast: boolean; isOfMarket: boolean }) | undefined> {
  const { rows } = await rowOf({ ...roundRow.columns, isPast: bool, isOfMarket: bool }).sql`
    select id, championship_id, season_id, number, state, deadline_at, ends_at, settled_at, settlements,
      game_now(championship_id) >= deadline_at as "isPast",
      id is not distinct from (
        select o.id from round o where o.championship_id = round.championship_id and o.state = 'open' order by o.deadline_at limit 1
      ) as "isOfMarket"
    from round where id = ${roundId} for share`.execute(trx)
  return rows[0]
}

export async function pricedPlayers(
  db: Kysely<Tables>,
  { championshipId, playerIds }: { championshipId: ChampionshipId; playerIds: readonly number[] },
): Promise<Map<number, MarketPlayer>> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'position', 'price'])
    .where('id', 'in', playerIds.length > 0 ? [...playerIds] : [0])
    .where('championship_id', '=', championshipId)
    .where('price', 'is not', null)
    .execute()
  return new Map(
    rows.map(({ id, position, price }) => [id, { playerId: id, position: position as Position, price: price ?? 0 }]),
  )
}

/** Includes players who have left the market. */
export async function positionsOf(db: Kysely<Tables>, playerIds: readonly number[]): Promise<Map<number, Position>> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'position'])
    .where('id', 'in', playerIds.length > 0 ? [...playerIds] : [0])
    .execute()
  return new Map(rows.map(({ id, position }) => [id, position as Position]))
}

export interface SquadContent {
  playerIds: number[]
  pricesPaid: number[]
  captainId: number | null
  viceCaptainId: number | null
  benchIds: number[]
  benchPrices: number[]
  roundId: number | null
  /** Whether the squad competes as it is, by today's market. */
  isReady: boolean
}

export async function insertSquad(trx: Trx, squad: SquadContent & Participant & { name: string }): Promise<number> {
  const { rows } = await rowOf({ id: int }).sql`
    insert into squad (manager_id, championship_id, modality, name, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, bench_prices,
      round_id, ready_version, created_at, updated_at)
    values (${squad.managerId}, ${squad.championshipId}, (select modality from championship where id = ${squad.championshipId}), ${squad.name}, ${squad.playerIds}::integer[], ${squad.pricesPaid}::smallint[],
      ${squad.captainId}, ${squad.viceCaptainId}, ${squad.benchIds}::integer[], ${squad.benchPrices}::smallint[], ${squad.roundId},
      case when ${squad.isReady} then 1 end, game_now(${squad.championshipId}), game_now(${squad.championshipId}))
    returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the squad was not stored')
  await ensureManagerStat(trx, squad)
  await sql`
    insert into activity (manager_id, championship_id, type, data, at)
    values (${squad.managerId}, ${squad.championshipId}, 'team_created',
      ${JSON.stringify({ squadId: row.id, name: squad.name })}::jsonb, game_now(${squad.championshipId}))`.execute(trx)
  return row.id
}

export async function storeSquad(trx: Trx, squadId: number, squad: SquadContent): Promise<void> {
  await sql`
    update squad set player_ids = ${squad.playerIds}::integer[], prices_paid = ${squad.pricesPaid}::smallint[],
      captain_id = ${squad.captainId}, vice_captain_id = ${squad.viceCaptainId}, bench_ids = ${squad.benchIds}::integer[],
      bench_prices = ${squad.benchPrices}::smallint[], round_id = ${squad.roundId}, version = version + 1,
      ready_version = case when ${squad.isReady} then version + 1 end, updated_at = game_now(championship_id)
    where id = ${squadId}`.execute(trx)
}

export async function renameSquad(db: Kysely<Tables>, squadId: number, name: string): Promise<void> {
  await db.updateTable('squad').set({ name }).where('id', '=', squadId).execute()
}

/**
 * The squad's lineups stay. The squad leaves its leagues, except where it has points, where it had a lineup since the
 * league's start, and where the bracket is drawn.
 */
export async function deleteSquad(trx: Trx, squadId: number): Promise<void> {
  await sql`update squad set deleted_at = game_now(championship_id) where id = ${squadId}`.execute(trx)
  await sql`
    delete from league_member m using league g, squad s
    where s.id = ${squadId} and m.manager_id = s.manager_id and m.squad_id = s.id and g.id = m.league_id and m.point_tenths = 0
      and not ${wasFielded({ id: 'm.squad_id', championshipId: 'g.championship_id' }, 'g.starts_at')}
      and not exists (select from league_tie t where t.league_id = g.id)`.execute(trx)
}

const totalsRow = rowOf({ squads: int, points: int, leaguesWon: int })
export type TotalsRow = RowOf<typeof totalsRow>

export async function totalsOfManager(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<TotalsRow> {
  const { rows } = await totalsRow.sql`${prepared}
    select (select count(*)::integer from squad s
        where s.manager_id = ${managerId} and s.championship_id = ${championshipId} and s.deleted_at is null) as squads,
      coalesce(t.points, 0) as points, coalesce(t.leagues_won, 0) as "leaguesWon"
    from (select 1) one left join manager_stat t on t.manager_id = ${managerId} and t.championship_id = ${championshipId}`.execute(
    db,
  )
  return rows[0] ?? { squads: 0, points: 0, leaguesWon: 0 }
}

/** SQ7 at commit: the database refused, because the deadline had passed by then. */
export const isMarketClosed = (error: unknown): boolean => (error as { code?: string }).code === 'CR001'
