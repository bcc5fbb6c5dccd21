import { sql, type Kysely } from 'kysely'
import { rowsOf, slicesOf } from '#db/connection/integers.ts'
import { readColumns, type Columns } from '#db/connection/columns.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from './round.ts'

export async function scoresOfRound(trx: Trx, roundId: number): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('lineup_score')
    .select(['squad_id', 'point_tenths'])
    .where('round_id', '=', roundId)
    .execute()
  return new Map(rows.map((row) => [row.squad_id, row.point_tenths]))
}

export interface ScoreColumns {
  squadIds: ArrayLike<number>
  managerIds: ArrayLike<number>
  tenths: ArrayLike<number>
  ranks: ArrayLike<number>
}

/** The first time nothing can be there to be changed, and looking for it would take as long as writing. */
export async function storeScores(
  trx: Trx,
  { roundId, isFirst }: { roundId: number; isFirst: boolean },
  scores: ScoreColumns,
): Promise<void> {
  const change = sql`
    on conflict (round_id, squad_id) do update set point_tenths = excluded.point_tenths, rank = excluded.rank
    where (lineup_score.point_tenths, lineup_score.rank) <> (excluded.point_tenths, excluded.rank)`
  await sql`
    insert into lineup_score (round_id, squad_id, manager_id, point_tenths, rank)
    select ${roundId}, s.squad_id, s.manager_id, s.tenths, s.rank
    from ${rowsOf({ squad_id: scores.squadIds, manager_id: scores.managerIds, tenths: scores.tenths, rank: scores.ranks })} s
    ${isFirst ? sql`` : change}`.execute(trx)
}

/** The winner of a duel that has none, or none yet. */
export const NOBODY = 0

/** Those with an opponent; the same place in all columns is the same duel. */
export type Duels = Columns<'a' | 'b' | 'winners'>

export const duelsOfRound = (db: Kysely<Tables>, roundId: number): Promise<Duels> =>
  readColumns(
    db,
    ['a', 'b', 'winners'],
    sql`
    select squad_a_id as a, squad_b_id as b, coalesce(winner_squad_id, ${NOBODY}) as winners from duel
    where round_id = ${roundId} and squad_b_id is not null`,
  )

export interface DuelColumns {
  a: ArrayLike<number>
  aTenths: ArrayLike<number>
  bTenths: ArrayLike<number>
  winners: ArrayLike<number>
}

export async function storeDuels(trx: Trx, roundId: number, duels: DuelColumns): Promise<void> {
  const columns = { a: duels.a, a_tenths: duels.aTenths, b_tenths: duels.bTenths, winner: duels.winners }
  for (const { rows, from, to } of slicesOf('a', columns))
    await sql`
      update duel d set a_tenths = x.a_tenths, b_tenths = x.b_tenths, winner_squad_id = nullif(x.winner, ${NOBODY})
      from ${rows} x
      where d.round_id = ${roundId} and d.squad_a_id = x.a and d.squad_a_id between ${from} and ${to}`.execute(trx)
}

export async function markSettled(trx: Trx, roundId: number, at: Date): Promise<void> {
  await sql`
    update round set state = 'settled', settled_at = ${at}, settlements = settlements + 1
    where id = ${roundId}`.execute(trx)
}
