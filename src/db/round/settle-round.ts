import { sql, type Kysely } from 'kysely'
import { rowsOf, slicesOf } from '#db/connection/integers.ts'
import { readColumns } from '#db/connection/columns.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { DuelResults } from '#domain/settlement/decide-duels.ts'
import type { ScoreColumns } from '#domain/settlement/plan-settlement.ts'
import { NOBODY, type Duels } from '#domain/settlement/settlement-columns.ts'
import type { GainColumns } from '#domain/settlement/tally-round.ts'
import type { Trx } from '#db/schema/trx.ts'

export async function scoresOfRound(trx: Trx, roundId: number): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('lineup_score')
    .select(['squad_id', 'point_tenths'])
    .where('round_id', '=', roundId)
    .execute()
  return new Map(rows.map((row) => [row.squad_id, row.point_tenths]))
}

const scoreRows = ({ squadIds, managerIds, tenths, ranks }: ScoreColumns) => ({
  squad_id: squadIds,
  manager_id: managerIds,
  tenths,
  rank: ranks,
})

/**
 * At a first settlement there are no rows to update. The row of a lineup that counts also has what it paid (LD3), and
 * the manager's points and rank after the round.
 */
export async function storeFirstScores(
  trx: Trx,
  roundId: number,
  { pointsAfter, ranksAfter, roseFrom, ...scores }: ScoreColumns & GainColumns,
): Promise<void> {
  const columns = { ...scoreRows(scores), points_after: pointsAfter, rank_after: ranksAfter, rose_from: roseFrom }
  const gained = (what: string) => sql.raw(`case when s.rank_after > 0 then s.${what} end`)
  for (const { rows } of slicesOf('squad_id', columns))
    await sql`
      insert into lineup_score (round_id, squad_id, manager_id, point_tenths, rank, paid, points_after, rank_after, rose_from)
      select ${roundId}, s.squad_id, s.manager_id, s.tenths, s.rank, ${gained('tenths')}, ${gained('points_after')},
        nullif(s.rank_after, 0), nullif(s.rose_from, 0)
      from ${rows} s`.execute(trx)
}

export async function correctScores(trx: Trx, roundId: number, scores: ScoreColumns): Promise<void> {
  await sql`
    insert into lineup_score (round_id, squad_id, manager_id, point_tenths, rank)
    select ${roundId}, s.squad_id, s.manager_id, s.tenths, s.rank from ${rowsOf(scoreRows(scores))} s
    on conflict (round_id, squad_id) do update set point_tenths = excluded.point_tenths, rank = excluded.rank
    where (lineup_score.point_tenths, lineup_score.rank) <> (excluded.point_tenths, excluded.rank)`.execute(trx)
}

export const duelsOfRound = (db: Kysely<Tables>, roundId: number): Promise<Duels> =>
  readColumns(
    db,
    ['a', 'b', 'winners'],
    sql`
    select squad_a_id as a, squad_b_id as b, coalesce(winner_squad_id, ${NOBODY}) as winners from duel
    where round_id = ${roundId} and squad_b_id is not null`,
  )

export async function storeDuels(trx: Trx, roundId: number, duels: DuelResults): Promise<void> {
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
