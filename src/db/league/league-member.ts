import { sql, type Kysely } from 'kysely'
import { ensureManagerStat } from '#db/championship/has-played.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { createNotices } from '#db/notice/create-notices.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { wasFielded } from '#db/squad/fielded-lineups.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'

const membershipRow = rowOf({
  leagueId: int,
  leagueName: text,
  squadId: int,
  squadName: text,
  rank: int.orNull,
  isOut: bool,
  pointTenths: int,
  canLeave: bool,
  leavesWithSquad: bool,
})
export type MembershipRow = RowOf<typeof membershipRow>

/**
 * LG12: a member `m` can leave league `g` until a deadline passes after both the league's start and the joining. A
 * member who joins between a deadline and its lock does not take part in that round. Nobody leaves a knockout after its
 * draw, or a league that has ended.
 */
export const beforeAnyLock = sql`(g.ended_at is null and not exists (
    select from round r where r.championship_id = g.championship_id
      and (r.locked_at is not null or r.deadline_at <= game_now(g.championship_id))
      and r.deadline_at >= greatest(g.starts_at, m.joined_at))
  and not exists (select from league_tie t where t.league_id = g.id))`

/** Whether a deleted squad leaves league `g` as member `m`: nothing was played with it there. */
export const leavesWithSquad = sql`(m.point_tenths = 0
  and not ${wasFielded({ id: 'm.squad_id', championshipId: 'g.championship_id' }, 'g.starts_at')}
  and not exists (select from league_tie t where t.league_id = g.id))`

const isOut = sql`exists (select from league_tie t
  where t.league_id = g.id and m.squad_id in (t.squad_a_id, t.squad_b_id) and t.winner_squad_id <> m.squad_id)`

/** Memberships of the given leagues, or of all running leagues of a championship. */
export async function membershipsOf(
  db: Kysely<Tables>,
  managerId: number,
  of: { leagueIds: readonly number[] } | { championshipId: ChampionshipId },
): Promise<MembershipRow[]> {
  const only =
    'leagueIds' in of
      ? sql`g.id = any (${of.leagueIds}::integer[])`
      : sql`g.championship_id = ${of.championshipId} and g.ended_at is null`
  const { rows } = await membershipRow.sql`${prepared}
    select m.league_id as "leagueId", g.name as "leagueName", m.squad_id as "squadId", s.name as "squadName", case when not ${beforeAnyLock} then m.rank end as rank, ${isOut} as "isOut",
      m.point_tenths as "pointTenths", ${beforeAnyLock} as "canLeave", ${leavesWithSquad} as "leavesWithSquad"
    from league_member m join league g on g.id = m.league_id join squad s on s.id = m.squad_id
    where m.manager_id = ${managerId} and ${only}
    order by m.league_id, m.squad_id`.execute(db)
  return rows
}

export async function isMember(db: Kysely<Tables>, leagueId: number, managerId: number): Promise<boolean> {
  const { rows } = await rowOf({ isIn: bool }).sql`select is_in_league(${leagueId}, ${managerId}) as "isIn"`.execute(db)
  return rows[0]?.isIn ?? false
}

/** Returns false if the squad was already a member. */
export async function addMember(
  trx: Trx,
  member: { leagueId: number; squadId: number; managerId: number; leagueName: string },
): Promise<boolean> {
  const { rows } = await rowOf({ championshipId: int.of<ChampionshipId>() }).sql`
    insert into league_member (league_id, squad_id, manager_id, joined_at)
    select id, ${member.squadId}, ${member.managerId}, game_now(championship_id) from league where id = ${member.leagueId}
    on conflict do nothing
    returning (select championship_id from league where id = league_id) as "championshipId"`.execute(trx)
  const [row] = rows
  if (!row) return false
  await ensureManagerStat(trx, { ...row, managerId: member.managerId })
  const data = JSON.stringify({ leagueId: member.leagueId, name: member.leagueName })
  await sql`
    insert into activity (manager_id, championship_id, type, data, at)
    select ${member.managerId}, championship_id, 'league_joined', ${data}::jsonb, game_now(championship_id)
    from league where id = ${member.leagueId}`.execute(trx)
  await createNotices(trx, { ...row, kind: 'league_joined', subjectId: member.leagueId, managerId: member.managerId })
  return true
}

export async function removeMember(trx: Trx, leagueId: number, squadId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from league_member where league_id = ${leagueId} and squad_id = ${squadId} returning 1`.execute(trx)
  return rows.length > 0
}

const otherMemberRow = rowOf({
  managerId: int,
  /** LG12: whether the member can still leave (`beforeAnyLock`). */
  canLeave: bool,
})
export type OtherMember = RowOf<typeof otherMemberRow>

export async function memberOf(trx: Trx, leagueId: number, squadId: number): Promise<OtherMember | undefined> {
  const { rows } = await otherMemberRow.sql`
    select m.manager_id as "managerId", ${beforeAnyLock} as "canLeave"
    from league_member m join league g on g.id = m.league_id
    where m.league_id = ${leagueId} and m.squad_id = ${squadId}`.execute(trx)
  return rows[0]
}

/** LG13: a member whom the owner removed stays out. */
export async function barFromLeague(trx: Trx, leagueId: number, managerId: number): Promise<void> {
  await sql`
    insert into league_removal (league_id, manager_id, at) 
    select id, ${managerId}, game_now(championship_id) from league where id = ${leagueId}
    on conflict do nothing`.execute(trx)
}

export async function isBarredFromLeague(db: Kysely<Tables>, leagueId: number, managerId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from league_removal where league_id = ${leagueId} and manager_id = ${managerId}`.execute(db)
  return rows.length > 0
}

/** Counts the members of leagues after a bulk load, which runs without the triggers that keep the counts. */
export const COUNT_ALL_MEMBERS = `
  update league g set member_count = n.members
  from (select league_id, count(*) as members from league_member group by league_id) n where n.league_id = g.id`
