import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

interface Muting {
  managerId: number
  /** The league on whose wall the person is muted; null: every wall. */
  leagueId: number | null
}

/** Returns false if there is no such manager. */
export async function mute(db: Kysely<Tables>, { managerId, leagueId }: Muting): Promise<boolean> {
  const { rows } = await sql`
    with target as (select id from manager where id = ${managerId} and deleted_at is null),
    muted as (
      insert into wall_mute (manager_id, league_id, at) select id, ${leagueId}, now() from target on conflict do nothing)
    select 1 from target`.execute(db)
  return rows.length > 0
}

export async function unmute(db: Kysely<Tables>, { managerId, leagueId }: Muting): Promise<void> {
  await sql`
    delete from wall_mute where manager_id = ${managerId} and league_id is not distinct from ${leagueId}`.execute(db)
}

/** Returns false if there is no such manager. */
export async function block(db: Kysely<Tables>, managerId: number, blockedId: number): Promise<boolean> {
  const { rows } = await sql`
    with target as (select id from manager where id = ${blockedId} and deleted_at is null),
    blocked as (
      insert into wall_block (manager_id, blocked_id, at) select ${managerId}, id, now() from target on conflict do nothing)
    select 1 from target`.execute(db)
  return rows.length > 0
}

export async function unblock(db: Kysely<Tables>, managerId: number, blockedId: number): Promise<void> {
  await db.deleteFrom('wall_block').where('manager_id', '=', managerId).where('blocked_id', '=', blockedId).execute()
}
