import { sql } from 'kysely'
import { integerArray } from './array-text.ts'
import type { Trx } from './round.ts'

export interface LineupRow {
  squadId: number
  managerId: number
  playerIds: number[]
  captainId: number
  counts: boolean
}

export async function lineupsOfRound(trx: Trx, roundId: number): Promise<LineupRow[]> {
  const { rows } = await sql<LineupRow>`
    select squad_id as "squadId", manager_id as "managerId", player_ids as "playerIds", captain_id as "captainId", counts
    from lineup where round_id = ${roundId} order by squad_id`.execute(trx)
  return rows
}

export async function playerTenthsOfRound(trx: Trx, roundId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ playerId: number; tenths: number }>`
    select p.player_id as "playerId", sum(p.point_tenths)::integer as tenths
    from player_match p join match m on m.id = p.match_id
    where m.round_id = ${roundId} group by p.player_id`.execute(trx)
  return new Map(rows.map(({ playerId, tenths }) => [playerId, tenths]))
}

export async function scoresOfRound(trx: Trx, roundId: number): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('lineup_score')
    .select(['squad_id', 'point_tenths'])
    .where('round_id', '=', roundId)
    .execute()
  return new Map(rows.map((row) => [row.squad_id, row.point_tenths]))
}

export interface ScoreColumns {
  squadIds: number[]
  managerIds: number[]
  tenths: ArrayLike<number>
  ranks: ArrayLike<number>
}

export async function storeScores(trx: Trx, roundId: number, scores: ScoreColumns): Promise<void> {
  await sql`
    insert into lineup_score (round_id, squad_id, manager_id, point_tenths, rank)
    select ${roundId}, s.* from unnest(${integerArray(scores.squadIds)}::integer[], ${integerArray(scores.managerIds)}::integer[],
      ${integerArray(scores.tenths)}::integer[], ${integerArray(scores.ranks)}::integer[]) as s
    on conflict (round_id, squad_id) do update set point_tenths = excluded.point_tenths, rank = excluded.rank
    where (lineup_score.point_tenths, lineup_score.rank) <> (excluded.point_tenths, excluded.rank)`.execute(trx)
}

export async function duelsOfRound(trx: Trx, roundId: number): Promise<{ a: number; b: number }[]> {
  const rows = await trx
    .selectFrom('duel')
    .select(['squad_a_id as a', 'squad_b_id as b'])
    .where('round_id', '=', roundId)
    .where('squad_b_id', 'is not', null)
    .execute()
  return rows.map(({ a, b }) => ({ a, b: b as number }))
}

export interface DuelColumns {
  a: number[]
  aTenths: number[]
  bTenths: number[]
  winners: (number | null)[]
}

export async function storeDuels(trx: Trx, roundId: number, duels: DuelColumns): Promise<void> {
  await sql`
    update duel d set a_tenths = x.a_tenths, b_tenths = x.b_tenths, winner_squad_id = x.winner
    from unnest(${integerArray(duels.a)}::integer[], ${integerArray(duels.aTenths)}::integer[], ${integerArray(duels.bTenths)}::integer[], ${integerArray(duels.winners)}::integer[])
      as x (a, a_tenths, b_tenths, winner)
    where d.round_id = ${roundId} and d.squad_a_id = x.a`.execute(trx)
}

export async function markSettled(trx: Trx, roundId: number, at: Date): Promise<void> {
  await sql`
    update round set state = 'settled', settled_at = ${at}, settlements = settlements + 1
    where id = ${roundId}`.execute(trx)
}
