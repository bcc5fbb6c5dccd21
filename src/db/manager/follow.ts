import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

/** Returns false if there is no such manager (any more). */
export async function follow(db: Kysely<Tables>, followerId: number, followedId: number): Promise<boolean> {
  const { rows } = await sql`
    with target as (select id from manager where id = ${followedId} and deleted_at is null),
    added as (
      insert into follow (follower_id, followed_id, at) select ${followerId}, id, game_now() from target on conflict do nothing
    )
    select 1 from target
  `.execute(db)
  return rows.length > 0
}

export async function unfollow(db: Kysely<Tables>, followerId: number, followedId: number): Promise<void> {
  await db.deleteFrom('follow').where('follower_id', '=', followerId).where('followed_id', '=', followedId).execute()
}

export async function followState(db: Kysely<Tables>, viewerId: number | undefined, managerId: number) {
  const { rows } = await rowOf({ followers: int, isFollowed: bool }).sql`
    select count(*) as followers, coalesce(bool_or(follower_id = ${viewerId ?? null}::integer), false) as "isFollowed"
    from follow where followed_id = ${managerId}
  `.execute(db)
  return rows[0] ?? { followers: 0, isFollowed: false }
}
