import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, LeagueId, ManagerId } from '#domain/ids.ts'
import type { LeagueFormat } from '#domain/league/league-kinds.ts'
import { announceChampionships, type Participant } from './championship.ts'
import type { Trx } from '#db/schema/trx.ts'

interface Window {
  limit: number
  offset: number
}

const memberRow = rowOf({ managerId: int, name: text, at: time, leagueId: int.orNull, leagueName: text.orNull })
export type MemberRow = RowOf<typeof memberRow>

/** CP9: admitted members, newest first, and the league whose link each of them used. */
export async function membersOf(
  db: Kysely<Tables>,
  id: ChampionshipId,
  { limit, offset }: Window,
): Promise<{ rows: MemberRow[]; total: number }> {
  const { rows } = await memberRow.sql`
    select e.manager_id as "managerId", m.name, e.at, g.id as "leagueId", g.name as "leagueName"
    from championship_member e join manager m on m.id = e.manager_id left join league g on g.id = e.league_id
    where e.championship_id = ${id} order by e.at desc, e.manager_id limit ${limit} offset ${offset}`.execute(db)
  const counted = await rowOf({ total: int }).sql`
    select count(*)::integer as total from championship_member where championship_id = ${id}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const removedRow = rowOf({ managerId: int, name: text, at: time })
export type RemovedRow = RowOf<typeof removedRow>

export async function removedFrom(
  db: Kysely<Tables>,
  id: ChampionshipId,
  { limit, offset }: Window,
): Promise<RemovedRow[]> {
  const { rows } = await removedRow.sql`
    select x.manager_id as "managerId", m.name, x.at from championship_removal x join manager m on m.id = x.manager_id
    where x.championship_id = ${id} order by x.at desc, x.manager_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

const linkRow = rowOf({
  leagueId: int,
  name: text,
  format: text.of<LeagueFormat>(),
  ownerName: text.orNull,
  isRevoked: bool,
  people: int,
})
export type LinkRow = RowOf<typeof linkRow>

/**
 * CP9: leagues whose link admits people, was revoked, or admitted somebody who is still a member. Organisers do not see
 * other private leagues (LG13).
 */
export async function linksOf(db: Kysely<Tables>, id: ChampionshipId, { limit, offset }: Window): Promise<LinkRow[]> {
  const { rows } = await linkRow.sql`
    select g.id as "leagueId", g.name, g.format, o.name as "ownerName", g.newcomers_barred_at is not null as "isRevoked",
      count(e.manager_id)::integer as people
    from league g join championship c on c.id = g.championship_id left join manager o on o.id = g.owner_id
    left join championship_member e on e.league_id = g.id and e.championship_id = g.championship_id
    where g.championship_id = ${id}
    group by g.id, o.name, c.id
    having c.leagues_invite and not c.is_public and g.invite_code is not null and g.ended_at is null or count(e.manager_id) > 0 or g.newcomers_barred_at is not null
    order by people desc, g.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Revokes the link of a league, or allows it again. Returns false if the championship has no such league. */
export async function revokeLink(
  db: Kysely<Tables>,
  { id, leagueId, isRevoked }: { id: ChampionshipId; leagueId: LeagueId; isRevoked: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update league set newcomers_barred_at = case when ${isRevoked} then coalesce(newcomers_barred_at, clock_timestamp()) end
    where id = ${leagueId} and championship_id = ${id} returning 1`.execute(db)
  return rows.length > 0
}

/**
 * CP11: the person cannot return until organisers forgive them. What they played stays. Returns false if they were not
 * a member.
 */
export async function removeMember(
  trx: Trx,
  { championshipId, managerId, byId }: Participant & { byId: ManagerId },
): Promise<boolean> {
  const { rows } = await sql`
    delete from championship_member where championship_id = ${championshipId} and manager_id = ${managerId} returning 1`.execute(
    trx,
  )
  if (rows.length === 0) return false
  await sql`
    insert into championship_removal (championship_id, manager_id, removed_by) values (${championshipId}, ${managerId}, ${byId})
    on conflict do nothing`.execute(trx)
  await announceChampionships(trx)
  return true
}

/** The person may enter again, with an invitation. */
export async function forgiveMember(db: Kysely<Tables>, { championshipId, managerId }: Participant): Promise<void> {
  await db
    .deleteFrom('championship_removal')
    .where('championship_id', '=', championshipId)
    .where('manager_id', '=', managerId)
    .execute()
}

/** CP11: removes all members. To return, they need an invitation that is valid now. */
export async function askEverybodyAgain(trx: Trx, id: ChampionshipId): Promise<void> {
  await trx.deleteFrom('championship_member').where('championship_id', '=', id).execute()
  await announceChampionships(trx)
}

const linkedLeagueRow = rowOf({
  championshipId: int.of<ChampionshipId>(),
  slug: text,
  championshipName: text,
  isPublic: bool,
  leaguesInvite: bool,
  isRevoked: bool,
  leagueId: int,
  name: text,
  format: text.of<LeagueFormat>(),
  participants: int,
  ownerName: text.orNull,
})
export type LinkedLeague = RowOf<typeof linkedLeagueRow>

/** The championship and league behind a link. Undefined if no running league has the code. */
export async function leagueOfLink(db: Kysely<Tables>, code: string): Promise<LinkedLeague | undefined> {
  const { rows } = await linkedLeagueRow.sql`
    select c.id as "championshipId", c.slug, c.name as "championshipName", c.is_public as "isPublic", c.leagues_invite as "leaguesInvite",
      g.newcomers_barred_at is not null as "isRevoked", g.id as "leagueId", g.name, g.format, g.member_count as participants, o.name as "ownerName"
    from league g join championship c on c.id = g.championship_id left join manager o on o.id = g.owner_id
    where g.invite_code = ${code} and g.ended_at is null`.execute(db)
  return rows[0]
}

/** CP9: what decides whether a league's link also admits people to its championship. */
export async function doorOfLeague(
  db: Kysely<Tables>,
  leagueId: LeagueId,
): Promise<{ isPublic: boolean; leaguesInvite: boolean; isRevoked: boolean }> {
  const { rows } = await rowOf({ isPublic: bool, leaguesInvite: bool, isRevoked: bool }).sql`
    select c.is_public as "isPublic", c.leagues_invite as "leaguesInvite", g.newcomers_barred_at is not null as "isRevoked"
    from league g join championship c on c.id = g.championship_id where g.id = ${leagueId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no league ${leagueId}`)
  return row
}
