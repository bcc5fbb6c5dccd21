import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { integers, rowsOf } from '#db/connection/integers.ts'
import { readColumns } from '#db/connection/columns.ts'
import { idSet } from '#domain/by-id.ts'
import type { PairedColumns } from '#domain/duel/pair-squads.ts'
import type { DrawStandings, LineupBatch } from '#domain/lock/plan-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { isFull, type LockingRound } from './full-squads.ts'
import type { Trx } from '#db/schema/trx.ts'

export async function freezeLineups(
  trx: Trx,
  { round, at }: { round: LockingRound; at: Date },
  { from, to, count, exceptions }: LineupBatch,
): Promise<void> {
  const lineups = exceptions.map(({ lineup }) => lineup)
  const benches = lineups.map((lineup) => (lineup?.benchIds ? `{${lineup.benchIds.join()}}` : null))
  const { numAffectedRows } = await sql`
    insert into lineup (round_id, squad_id, manager_id, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, counts, locked_at)
    select ${round.id}, s.id, s.manager_id, s.player_ids, s.prices_paid, coalesce(f.captain_id, s.captain_id),
      case when f.captain_id is null then s.vice_captain_id else f.vice_captain_id end, coalesce(f.bench::integer[], s.bench_ids),
      coalesce(f.counts, true), ${at}::timestamptz
    from squad s left join unnest(${integers(exceptions.map(({ squadId }) => squadId))}::integer[],
      ${exceptions.map(({ isFielded }) => isFielded)}::boolean[], ${integers(lineups.map((lineup) => lineup?.captainId ?? null))}::integer[],
      ${integers(lineups.map((lineup) => lineup?.viceCaptainId ?? null))}::integer[], ${benches}::text[],
      ${exceptions.map(({ counts }) => counts)}::boolean[])
      as f (squad_id, is_fielded, captain_id, vice_captain_id, bench, counts) on f.squad_id = s.id
    where ${isFull(round)} and s.id between ${from} and ${to} and coalesce(f.is_fielded, true)
    order by s.id`.execute(trx)
  if (Number(numAffectedRows) !== count) throw new Error(`${numAffectedRows} of ${count} lineups of round ${round.id}`)
}

export const botsIn = async (db: Kysely<Tables>): Promise<Int32Array> =>
  (await readColumns(db, ['ids'], sql`select id as ids from manager where kind = 'bot'`)).ids

/** What the draw of the duels depends on, and the managers with a settled lineup (`veterans`). */
export async function standingsForDraw(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<DrawStandings> {
  const { managerIds, points, lineups } = await readColumns(
    db,
    ['managerIds', 'points', 'lineups'],
    sql`select manager_id as "managerIds", points, lineups from manager_stat where championship_id = ${championshipId}`,
  )
  const table = new Int32Array(managerIds.reduce((most, id) => Math.max(most, id), 0) + 1)
  for (let place = 0; place < managerIds.length; place++) table[managerIds[place] as number] = points[place] as number
  const veterans = idSet(managerIds.filter((_, place) => (lineups[place] as number) > 0))
  return { points: table, bots: idSet(await botsIn(db)), veterans }
}

/** Replaces duels that a failed lock may have committed. */
export async function drawDuels(trx: Trx, roundId: number, { a, b, byes }: PairedColumns): Promise<void> {
  const nobody = Array.from(byes, () => null)
  await sql`delete from duel where round_id = ${roundId}`.execute(trx)
  await sql`
    insert into duel (round_id, squad_a_id, squad_b_id)
    select ${roundId}, d.a, d.b from ${rowsOf({ a: [...a, ...byes], b: [...b, ...nobody] })} d
    order by d.a`.execute(trx)
}

export async function markLocked(trx: Trx, roundId: number): Promise<void> {
  await sql`update round set state = 'locked', locked_at = game_now(championship_id) where id = ${roundId}`.execute(trx)
}
