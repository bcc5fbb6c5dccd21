import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const groupAddressRow = rowOf({ cycleId: int, groupNumber: int })
export type GroupAddress = RowOf<typeof groupAddressRow>

const cycleRow = rowOf({
  rounds: int,
  endedAt: time.orNull,
  played: json<{ id: number; number: number; isSettled: boolean }[]>(),
})
export type CycleRow = RowOf<typeof cycleRow>

export async function cycleById(
  db: Kysely<Tables>,
  { championshipId, cycleId }: { championshipId: ChampionshipId; cycleId: number },
): Promise<CycleRow | undefined> {
  const { rows } = await cycleRow.sql`
    select c.rounds, c.ended_at as "endedAt", (
      select json_agg(json_build_object('id', r.id, 'number', r.number, 'isSettled', r.state = 'settled') order by n)
      from unnest(c.round_ids) with ordinality x (id, n) join round r on r.id = x.id) as played
    from division_cycle c where c.id = ${cycleId} and c.championship_id = ${championshipId}`.execute(db)
  return rows[0]
}

const groupMemberRow = rowOf({
  managerId: int,
  managerName: text,
  country: text,
  tier: int,
  /**
   * The member's points by round of the group. Null for a round that is not settled, or in which the member had no
   * lineup.
   */
  tenths: int.orNull.array,
  nextTier: int.orNull,
  /** The squad in the requested round; null if that round does not run, or the member has no lineup in it. */
  squadInPlay: int.orNull,
  /** The requested round's number within the group, from 1; null if it does not count for the group or does not run. */
  roundInPlay: int.orNull,
})
export type GroupMemberRow = RowOf<typeof groupMemberRow>

/**
 * One statement reads points and the round's state together. Otherwise live points could be added to a total that
 * already has them.
 */
export async function membersOfGroup(
  db: Kysely<Tables>,
  { cycleId, groupNumber, roundId }: GroupAddress & { roundId: number | undefined },
): Promise<GroupMemberRow[]> {
  const { rows } = await groupMemberRow.sql`
    select m.manager_id as "managerId", g.name as "managerName", g.country, m.tier, m.tenths,
      m.next_tier as "nextTier", l.squad_id as "squadInPlay",
      case when r.id is not null then array_position(c.round_ids, r.id) end as "roundInPlay"
    from visible_division_member m
    join division_cycle c on c.id = m.cycle_id
    join manager g on g.id = m.manager_id
    left join round r on r.id = ${roundId ?? null} and r.state in ('locked', 'live') and r.id = any (c.round_ids)
    left join lineup l on l.round_id = r.id and l.manager_id = m.manager_id and l.counts
    where m.cycle_id = ${cycleId} and m.group_number = ${groupNumber}`.execute(db)
  return rows
}

const latestMembershipRow = rowOf({ ...groupAddressRow.columns, tier: int, nextTier: int.orNull })
export type LatestMembership = RowOf<typeof latestMembershipRow>

/** The manager's present group, or their last one. */
export async function latestMembership(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<LatestMembership | undefined> {
  const { rows } = await latestMembershipRow.sql`
    select cycle_id as "cycleId", group_number as "groupNumber", tier, next_tier as "nextTier" from visible_division_member
    where manager_id = ${managerId} and championship_id = ${championshipId} order by cycle_id desc limit 1`.execute(db)
  return rows[0]
}

/** DV5: the manager has a lineup in a round whose groups wait for earlier rounds. */
export async function waitsForGroup(db: Kysely<Tables>, { championshipId, managerId }: Participant): Promise<boolean> {
  const { rows } = await rowOf({ waits: bool }).sql`
    select exists (
      select from round r join lineup l on l.round_id = r.id
      where r.championship_id = ${championshipId} and r.divided_at is null and r.state <> 'open'
        and l.manager_id = ${managerId} and l.counts) as waits`.execute(db)
  return rows[0]?.waits ?? false
}

const pastGroupRow = rowOf({
  ...groupAddressRow.columns,
  tier: int,
  nextTier: int,
  place: int,
  size: int,
  pointTenths: int,
  endedAt: time,
})
export type PastGroupRow = RowOf<typeof pastGroupRow>

export async function pastGroups(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
  limit: number,
): Promise<PastGroupRow[]> {
  const { rows } = await pastGroupRow.sql`
    select m.cycle_id as "cycleId", m.group_number as "groupNumber", m.tier, m.next_tier as "nextTier", m.place,
      m.point_tenths as "pointTenths", c.ended_at as "endedAt", (
        select count(*)::integer from visible_division_member o where o.cycle_id = m.cycle_id and o.group_number = m.group_number) as size
    from visible_division_member m join division_cycle c on c.id = m.cycle_id
    where m.manager_id = ${managerId} and m.championship_id = ${championshipId} and m.next_tier is not null
    order by m.cycle_id desc limit ${limit}`.execute(db)
  return rows
}

/** The first group of the newest cycle: groups are numbered from the strongest. */
export async function strongestGroup(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<GroupAddress | undefined> {
  const { rows } = await groupAddressRow.sql`
    select id as "cycleId", 1 as "groupNumber" from division_cycle
    where championship_id = ${championshipId} order by id desc limit 1`.execute(db)
  return rows[0]
}
