import { sql, type Kysely } from 'kysely'
import { integers, slicesOf } from '#db/connection/integers.ts'
import { readColumns } from '#db/connection/columns.ts'
import { writtenSince, type Moment } from '#db/connection/moment.ts'
import { bool, int, rowOf, type RowOf, time } from '#db/connection/row.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { idSet } from '#domain/by-id.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { GROUP_ROUNDS, NONE, type CycleColumns, type EntrantColumns } from '#domain/division/form-groups.ts'
import type { Tables } from '#db/schema/schema.ts'

const lockedRoundRow = rowOf({
  id: int,
  championship_id: int.of<RoundRow['championship_id']>(),
  deadline_at: time,
  settled_at: time.orNull,
})
export type LockedRound = RowOf<typeof lockedRoundRow>
type Db = Kysely<Tables>

/** DV5: the first locked round without groups, unless an earlier round is not settled yet. */
export async function nextToDivide(trx: Trx, championshipId: ChampionshipId): Promise<LockedRound | undefined> {
  const { rows } = await lockedRoundRow.sql`
    select r.id, r.championship_id, r.deadline_at, r.settled_at from round r
    where r.championship_id = ${championshipId} and r.divided_at is null and r.state <> 'open' and not exists (
      select from round e
      where e.championship_id = r.championship_id and e.deadline_at < r.deadline_at and e.state <> 'settled')
    order by r.deadline_at limit 1`.execute(trx)
  return rows[0]
}

/** Whether `nextToDivide` will return the round that locks now. */
export async function isNextToDivide(db: Db, { championship_id, deadline_at }: LockedRound): Promise<boolean> {
  const { rows } = await rowOf({ isNext: bool }).sql`
    select not exists (
      select from round e where e.championship_id = ${championship_id} and e.deadline_at < ${deadline_at}
        and (e.state <> 'settled' or e.divided_at is null)) as "isNext"`.execute(db)
  return rows[0]?.isNext ?? false
}

/**
 * DV11: a guest who became an account after the lineups were read plays as that account. A merge waits for the row of a
 * running round, so after this update no merge is missed.
 */
export async function markDivided(trx: Trx, { id, championship_id }: LockedRound, readAt: Moment): Promise<void> {
  await sql`update round set divided_at = game_now(championship_id) where id = ${id}`.execute(trx)
  await sql`
    update division_member m set manager_id = g.account_id
    from (select guest_id, account_id from manager_merge where took_past and ${writtenSince(readAt)}) g, division_cycle c
    where m.manager_id = g.guest_id
      and c.id = m.cycle_id and c.championship_id = ${championship_id} and c.round_ids[1] = ${id}`.execute(trx)
}

/** DV5, DV10: adds the round to the running groups. Moves out of groups that have ended are final from now on. */
export async function advanceCycles(trx: Trx, { id, championship_id }: LockedRound): Promise<void> {
  await sql`
    update division_cycle set round_ids = round_ids || ${id}::integer
    where championship_id = ${championship_id} and ended_at is null and cardinality(round_ids) < rounds`.execute(trx)
  await sql`
    update division_cycle set moves_stand = true
    where championship_id = ${championship_id} and ended_at is not null and not moves_stand`.execute(trx)
}

export async function hasGroups(db: Db, { championship_id }: LockedRound): Promise<boolean> {
  const row = await db
    .selectFrom('division_cycle')
    .select('id')
    .where('championship_id', '=', championship_id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Managers with a lineup that counts in the round. */
export async function competingIn(db: Db, { id }: LockedRound): Promise<Int32Array> {
  const { managerIds } = await readColumns(
    db,
    ['managerIds'],
    sql`select manager_id as "managerIds" from lineup where round_id = ${id} and counts`,
  )
  return managerIds
}

/**
 * DV2: the competing managers who are in no running group. Compared in Node, because sending everybody to the database
 * takes longer.
 */
async function enteringOf(db: Db, { championship_id }: LockedRound, competing: Int32Array): Promise<Int32Array> {
  const { managerIds } = await readColumns(
    db,
    ['managerIds'],
    sql`
    select m.manager_id as "managerIds" from division_cycle y join division_member m on m.cycle_id = y.id
    where y.championship_id = ${championship_id} and y.ended_at is null`,
  )
  const isPlaying = idSet(managerIds)
  return competing.filter((managerId) => !isPlaying.has(managerId))
}

/** If fewer than one in this many enter, they are looked up one by one; otherwise the lineups of everybody are read. */
const FEW = 20

/**
 * DV3: each entrant with the tier that their last group gave them, and their strength. The entrants are read first and
 * passed as values: the planner has no statistics of lineups that were just written, and would scan everybody for each.
 */
export async function entrantsOf(db: Db, round: LockedRound, competing: Int32Array): Promise<EntrantColumns> {
  const { championship_id, deadline_at } = round
  const managerIds = await enteringOf(db, round, competing)
  const isFew = managerIds.length * FEW < competing.length
  return readColumns(
    db,
    ['managerIds', 'tiers', 'strengths'],
    sql`
    with entering as (select * from unnest(${integers(managerIds)}::integer[]) as e (manager_id)),
    recent as (
      select id from round where championship_id = ${championship_id} and state = 'settled' and deadline_at < ${deadline_at}
      order by deadline_at desc limit ${GROUP_ROUNDS}
    ),
    strength as materialized (
      select l.manager_id, floor(avg(s.point_tenths))::integer as tenths
      from recent r join lineup l on l.round_id = r.id and l.counts join lineup_score s using (round_id, squad_id)
      where ${isFew ? sql`l.manager_id in (select manager_id from entering)` : sql`true`}
      group by l.manager_id
    ),
    tier as (
      select distinct on (m.manager_id) m.manager_id, m.next_tier
      from entering join division_member m using (manager_id)
      where m.championship_id = ${championship_id}
      order by m.manager_id, m.cycle_id desc
    )
    select e.manager_id as "managerIds", coalesce(t.next_tier, ${NONE}::integer) as tiers, coalesce(s.tenths, ${NONE}::integer) as strengths
    from entering e left join strength s using (manager_id) left join tier t using (manager_id)`,
  )
}

export async function storeCycle(trx: Trx, round: LockedRound, cycle: CycleColumns): Promise<void> {
  const { rounds } = cycle
  const { id } = await trx
    .insertInto('division_cycle')
    .values({ championship_id: round.championship_id, rounds, round_ids: [round.id] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const columns = { manager_id: cycle.managerIds, number: cycle.numbers, tier: cycle.tiers }
  for (const { rows } of slicesOf('manager_id', columns))
    await sql`
      insert into division_member (cycle_id, group_number, manager_id, championship_id, tier, tenths)
      select ${id}, s.number, s.manager_id, ${round.championship_id}, s.tier, array_fill(null::integer, array[${rounds}::integer])
      from ${rows} s`.execute(trx)
}
