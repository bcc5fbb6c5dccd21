import { sql, type Kysely } from 'kysely'
import { entered } from '#db/championship/directory.ts'
import { bool, int, rowOf, text, time, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import type { TokenScope } from '#domain/token/token-rights.ts'

const usedTokenRow = rowOf({
  id: int,
  userId: text,
  scopes: text.of<TokenScope>().array,
  organises: int.of<ChampionshipId>().array,
  championships: int.of<ChampionshipId>().array.orNull,
  used: int,
  resetSeconds: int,
  expiresAt: time,
})
export type UsedToken = RowOf<typeof usedTokenRow>

/**
 * TN5, TN6: finds a valid token, counts this use, and stores its time and address, in one statement. So requests that
 * arrive together cannot share a count.
 */
export async function countTokenUse(
  db: Kysely<Tables>,
  { digest, address, windowSeconds }: { digest: string; address: string; windowSeconds: number },
): Promise<UsedToken | undefined> {
  const isSameWindow = sql`t.window_at > clock_timestamp() - make_interval(secs => ${windowSeconds})`
  const { rows } = await usedTokenRow.sql`
    update personal_token t set used_at = clock_timestamp(), used_address = ${address},
      window_at = case when ${isSameWindow} then t.window_at else clock_timestamp() end,
      window_used = case when ${isSameWindow} then t.window_used + 1 else 1 end
    from manager m
    where t.digest = ${digest} and t.expires_at > clock_timestamp() and m.id = t.manager_id and m.deleted_at is null
    returning t.id, t.expires_at as "expiresAt", m.user_id as "userId", t.scopes, t.organises, t.championships, t.window_used as used,
      greatest(1, ceil(extract(epoch from t.window_at - clock_timestamp()) + ${windowSeconds}))::integer as "resetSeconds"`.execute(
    db,
  )
  return rows[0]
}

const tokenRow = rowOf({
  id: int,
  name: text,
  hint: text,
  scopes: text.array,
  championships: text.array.orNull,
  madeAt: time,
  expiresAt: time,
  usedAt: time.orNull,
  usedAddress: text.orNull,
})
export type TokenRow = RowOf<typeof tokenRow>

/**
 * A person's tokens, newest first. They name championships by their addresses; a deleted one has none and is left out.
 */
export async function tokensOf(db: Kysely<Tables>, managerId: ManagerId): Promise<TokenRow[]> {
  const { rows } = await tokenRow.sql`
    select t.id, t.name, t.hint,
      t.scopes || array(select 'organise:' || c.slug from championship c where c.id = any (t.organises) order by c.slug) as scopes,
      case when t.championships is not null
        then array(select c.slug from championship c where c.id = any (t.championships) order by c.slug) end as championships,
      t.made_at as "madeAt", t.expires_at as "expiresAt", t.used_at as "usedAt", t.used_address as "usedAddress"
    from personal_token t where t.manager_id = ${managerId} order by t.id desc`.execute(db)
  return rows
}

export interface NewTokenRow {
  managerId: ManagerId
  name: string
  digest: string
  hint: string
  scopes: readonly string[]
  organises: readonly ChampionshipId[]
  championships: readonly ChampionshipId[] | null
  days: number
}

/**
 * TN6: returns the id of the new token, or undefined if the person has `most` tokens already. The lock makes
 * simultaneous requests follow each other.
 */
export async function insertToken(db: Kysely<Tables>, token: NewTokenRow, most: number): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select from manager where id = ${token.managerId} for update`.execute(trx)
    await sql`delete from personal_token where manager_id = ${token.managerId} and expires_at < clock_timestamp() - interval '30 days'`.execute(
      trx,
    )
    const { rows } = await rowOf({ id: int }).sql`
      insert into personal_token (manager_id, name, digest, hint, scopes, organises, championships, expires_at)
      select ${token.managerId}, ${token.name}, ${token.digest}, ${token.hint}, ${[...token.scopes]}::text[],
        ${[...token.organises]}::integer[], ${token.championships && [...token.championships]}::integer[],
        clock_timestamp() + make_interval(days => ${token.days})
      where (select count(*) from personal_token where manager_id = ${token.managerId}) < ${most}
      returning id`.execute(trx)
    return rows[0]?.id
  })
}

/** Announces the id of each revoked token. */
export const tokenChannel = 'craque_token'

/** TN6: every process hears of it, and ends the streams of the token. */
export async function deleteToken(db: Kysely<Tables>, { managerId, id }: { managerId: ManagerId; id: number }) {
  const { rows } = await rowOf({ id: int }).sql`
    with gone as (delete from personal_token where manager_id = ${managerId} and id = ${id} returning id),
      told as materialized (select id, pg_notify(${tokenChannel}, id::text) from gone)
    select id from told`.execute(db)
  return rows.length > 0
}

const choiceRow = rowOf({ id: int.of<ChampionshipId>(), slug: text, name: text, isOrganiser: bool })

/** The championships that a token of this person can be for. */
export async function championshipsForToken(db: Kysely<Tables>, managerId: ManagerId) {
  const { rows } = await choiceRow.sql`
    select c.id, c.slug, c.name, exists (
      select from championship_organiser o where o.championship_id = c.id and o.manager_id = ${managerId}) as "isOrganiser"
    from championship c where c.archived_at is null and (c.is_public or ${entered(sql`c.id`, managerId)}) order by c.name, c.id`.execute(
    db,
  )
  return rows
}

/** TN4: the championships of these matches; unknown matches have none. */
export async function championshipsOfMatches(
  db: Kysely<Tables>,
  matchIds: readonly number[],
): Promise<ChampionshipId[]> {
  const { rows } = await rowOf({ id: int.of<ChampionshipId>() }).sql`
    select distinct s.championship_id as id from match m join season s on s.id = m.season_id
    where m.id = any (${[...matchIds]}::integer[])`.execute(db)
  return rows.map(({ id }) => id)
}
