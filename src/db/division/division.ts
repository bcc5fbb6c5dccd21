import { sql, type Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

export interface GroupAddress {
  cycleId: number
  groupNumber: number
}

export interface CycleRow {
  rounds: number
  endedAt: Date | null
  played: { id: number; number: number; isSettled: boolean }[]
}

export async function cycleById(
  db: Kysely<Tables>,
  { championshipId, cycleId }: { championshipId: ChampionshipId; cycleId: number },
): Promise<CycleRow | undefined> {
  const { rows } = await sql<CycleRow>`
    select c.rounds, c.ended_at as "endedAt", (
      select json_agg(json_build_object('id', r.id, 'number', r.number, 'isSettled', r.state = 'settled') order by n)
      from unnest(c.round_ids) with ordinality x (id, n) join round r on r.id = x.id) as played
    from division_cycle c where c.id = ${cycleId} and c.championship_id = ${championshipId}`.execute(db)
  return rows[0]
}

export interface GroupMemberRow {
  managerId: number
  managerName: string
  country: string
  tier: number
  /** Null in rounds that are not settled. */
  tenths: (number | null)[]
  nextTier: number | null
  /** In the round asked for, while it is played; null also for members without a lineup in it. */
  squadInPlay: number | null
  /** Its place among the group's rounds, from 1; null when it does not count for the group or is settled. */
  roundInPlay: number | null
}

/** One statement sees points and whether the round is settled, or its points would be added to a sum that holds them already. */
export async function membersOfGroup(
  db: Kysely<Tables>,
  { cycleId, groupNumber, roundId }: GroupAddress & { roundId: number | undefined },
): Promise<GroupMemberRow[]> {
  const { rows } = await sql<GroupMemberRow>`
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

export interface LatestMembership extends GroupAddress {
  tier: number
  nextTier: number | null
}

/** The group he plays in, or the last one. */
export async function latestMembership(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<LatestMembership | undefined> {
  const { rows } = await sql<LatestMembership>`
    select cycle_id as "cycleId", group_number as "groupNumber", tier, next_tier as "nextTier" from visible_division_member
    where manager_id = ${managerId} and championship_id = ${championshipId} order by cycle_id desc limit 1`.execute(db)
  return rows[0]
}

/** DV5: he has a lineup in a round whose groups wait for the rounds before it. */
export async function waitsForGroup(db: Kysely<Tables>, { championshipId, managerId }: Participant): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from round r join lineup l on l.round_id = r.id
      where r.championship_id = ${championshipId} and r.divided_at is null and r.state <> 'open'
        and l.manager_id = ${managerId} and l.counts) as waits`.execute(db)
  return rows[0]?.waits ?? false
}

export interface PastGroupRow extends GroupAddress {
  tier: number
  nextTier: number
  place: number
  size: number
  pointTenths: number
  endedAt: Date
}

export async function pastGroups(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
  limit: number,
): Promise<PastGroupRow[]> {
  const { rows } = await sql<PastGroupRow>`
    select m.cycle_id as "cycleId", m.group_number as "groupNumber", m.tier, m.next_tier as "nextTier", m.place,
      m.point_tenths as "pointTenths", c.ended_at as "endedAt", (
        select count(*)::integer from visible_division_member o where o.cycle_id = m.cycle_id and o.group_number = m.group_number) as size
    from visible_division_member m join division_cycle c on c.id = m.cycle_id
    where m.manager_id = ${managerId} and m.championship_id = ${championshipId} and m.next_tier is not null
    order by m.cycle_id desc limit ${limit}`.execute(db)
  return rows
}

/** Groups are numbered from the strongest. */
export async function strongestGroup(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<GroupAddress | undefined> {
  const { rows } = await sql<GroupAddress>`
    select id as "cycleId", 1 as "groupNumber" from division_cycle
    where championship_id = ${championshipId} order by id desc limit 1`.execute(db)
  return rows[0]
}
