import { sql, type Kysely } from 'kysely'
import { entered } from '#db/championship/directory.ts'
import { bool, int, rowOf, text, time, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId, LeagueId, ManagerId } from '#domain/ids.ts'
import { SECRET_OVERLAP_HOURS } from '#domain/webhook/webhook-kinds.ts'

/** Why a webhook is off. `secret`: it was restored from a backup without secrets, so it needs a new one. */
export type WebhookOff = 'owner' | 'failing' | 'gone' | 'rights' | 'secret'

const webhookRow = rowOf({
  id: int,
  address: text,
  kinds: text.array,
  championshipId: int.of<ChampionshipId>(),
  championship: text,
  championshipName: text,
  leagueId: int.of<LeagueId>().orNull,
  leagueName: text.orNull,
  madeAt: time,
  off: text.of<WebhookOff>().orNull,
  failingSince: time.orNull,
})
export type WebhookRow = RowOf<typeof webhookRow>

/** A person's webhooks, newest first. With `id`, only that one. */
export async function webhooksOf(db: Kysely<Tables>, managerId: ManagerId, id?: number): Promise<WebhookRow[]> {
  const { rows } = await webhookRow.sql`
    select w.id, w.address, w.kinds, c.id as "championshipId", c.slug as championship, c.name as "championshipName",
      w.league_id as "leagueId", g.name as "leagueName", w.made_at as "madeAt", case when w.secret = '' then 'secret' else w.off_why end as off,
      w.failing_since as "failingSince"
    from webhook w join championship c on c.id = w.championship_id left join league g on g.id = w.league_id
    where w.manager_id = ${managerId} and (${id ?? null}::integer is null or w.id = ${id ?? null})
    order by w.id desc`.execute(db)
  return rows
}

/** The roles of a person `m` in a championship and a league, as `Standing` of domain/webhook; `league` may be null. */
export const standingColumns = ({
  championship,
  league,
}: Record<'championship' | 'league', ReturnType<typeof sql>>) => sql`
  m.deleted_at is null as "isHere",
  exists (select from auth_user u where u.id = m.user_id and u.is_operator) as "isOperator",
  exists (select from championship_organiser o where o.championship_id = ${championship} and o.manager_id = m.id) as "isOrganiser",
  exists (select from league g where g.id = ${league} and (g.owner_id = m.id
    or exists (select from league_owner x where x.league_id = g.id and x.manager_id = m.id))) as "isLeagueOwner",
  (exists (select from championship c where c.id = ${championship} and c.is_public)
    or exists (select from championship_member e where e.championship_id = ${championship} and e.manager_id = m.id)) as "mayEnter"`
export const standingShape = { isHere: bool, isOperator: bool, isOrganiser: bool, isLeagueOwner: bool, mayEnter: bool }

const placeRow = rowOf({ ...standingShape, championshipId: int.of<ChampionshipId>(), leagueId: int.orNull })

/** WH1: the place of a new webhook and the roles of a person in it. Undefined if there is no such league. */
export async function placeOf(
  db: Kysely<Tables>,
  {
    managerId,
    championshipId,
    leagueId,
  }: { managerId: ManagerId; championshipId: ChampionshipId; leagueId: LeagueId | null },
) {
  const place = sql`(
    select ${championshipId}::integer as championship_id, null::integer as league_id where ${leagueId}::integer is null
    union all select championship_id, id from league where id = ${leagueId}::integer)`
  const { rows } = await placeRow.sql`
    select p.championship_id as "championshipId", p.league_id as "leagueId",
      ${standingColumns({ championship: sql`p.championship_id`, league: sql`p.league_id` })}
    from ${place} p, manager m where m.id = ${managerId}`.execute(db)
  return rows[0]
}

const choiceRow = rowOf({ championship: text, championshipName: text, leagueId: int.orNull, leagueName: text.orNull })
export type WebhookPlaceRow = RowOf<typeof choiceRow>

const MOST_PLACES = 300

/**
 * WH1: where a person can subscribe: running leagues that they own or co-own, and championships that they organise. An
 * operator can subscribe to every championship, but only to their own leagues. Nobody can in archived championships.
 */
export async function placesFor(
  db: Kysely<Tables>,
  { managerId, isOperator }: { managerId: ManagerId; isOperator: boolean },
): Promise<WebhookPlaceRow[]> {
  const { rows } = await choiceRow.sql`
    select c.slug as championship, c.name as "championshipName", p.league_id as "leagueId", p.name as "leagueName"
    from (
      select g.championship_id, g.id as league_id, g.name from league g where g.ended_at is null and (g.owner_id = ${managerId}
        or exists (select from league_owner x where x.league_id = g.id and x.manager_id = ${managerId}))
      union all
      select c.id, null, null from championship c where ${isOperator}
        or exists (select from championship_organiser o where o.championship_id = c.id and o.manager_id = ${managerId})
    ) p join championship c on c.id = p.championship_id
    where c.archived_at is null and (c.is_public or ${isOperator} or ${entered(sql`c.id`, managerId)})
    order by p.league_id is not null, c.name, p.name, p.league_id limit ${MOST_PLACES}`.execute(db)
  return rows
}

export interface NewWebhookRow {
  managerId: ManagerId
  championshipId: ChampionshipId
  leagueId: LeagueId | null
  address: string
  kinds: readonly string[]
  secret: string
}

/**
 * WH1: returns the id of the new webhook, or undefined if the person has `most` already. The lock makes simultaneous
 * requests follow each other.
 */
export async function insertWebhook(
  db: Kysely<Tables>,
  hook: NewWebhookRow,
  most: number,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select from manager where id = ${hook.managerId} for update`.execute(trx)
    const { rows } = await rowOf({ id: int }).sql`
      insert into webhook (manager_id, championship_id, league_id, address, kinds, secret)
      select ${hook.managerId}, ${hook.championshipId}, ${hook.leagueId}::integer, ${hook.address},
        ${[...hook.kinds]}::text[], ${hook.secret}
      where (select count(*) from webhook where manager_id = ${hook.managerId}) < ${most}
      returning id`.execute(trx)
    return rows[0]?.id
  })
}

interface Own {
  managerId: ManagerId
  id: number
}

/** Gives up the waiting deliveries of webhooks that are off: they would arrive long after their events. */
export async function dropWaiting(trx: Trx, webhookIds: readonly number[]): Promise<void> {
  await sql`
    update webhook_delivery set state = 'lost', next_at = null
    where webhook_id = any (${[...webhookIds]}::integer[]) and state = 'waiting'`.execute(trx)
}

/** WH1: webhooks of people who lost the right get nothing from now on. */
export async function barWebhooks(trx: Trx, webhookIds: readonly number[]): Promise<void> {
  await sql`
    update webhook set off_at = clock_timestamp(), off_why = 'rights'
    where id = any (${[...webhookIds]}::integer[]) and off_at is null`.execute(trx)
  await dropWaiting(trx, webhookIds)
}

/** A webhook that is turned on again gets no events from the time when it was off. */
export async function changeWebhook(
  trx: Trx,
  { managerId, id, kinds, isOn }: Own & { kinds: readonly string[] | undefined; isOn: boolean | undefined },
): Promise<void> {
  await sql`
    update webhook set kinds = coalesce(${kinds ? [...kinds] : null}::text[], kinds),
      off_at = case ${isOn ?? null}::boolean when true then null when false then coalesce(off_at, clock_timestamp()) else off_at end,
      off_why = case ${isOn ?? null}::boolean when true then null when false then coalesce(off_why, 'owner') else off_why end,
      failing_since = case when ${isOn ?? null}::boolean then null else failing_since end
    where id = ${id} and manager_id = ${managerId}`.execute(trx)
  if (isOn === false) await dropWaiting(trx, [id])
}

export async function deleteWebhook(db: Kysely<Tables>, { managerId, id }: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook')
    .where('manager_id', '=', managerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** WH5: for some hours the old secret signs too, so that the receiver has time to change it. */
export async function rotateSecret(
  db: Kysely<Tables>,
  { managerId, id, secret }: Own & { secret: string },
): Promise<void> {
  await sql`
    update webhook set secret = ${secret}, old_secret = nullif(secret, ''),
      old_secret_until = clock_timestamp() + make_interval(hours => ${SECRET_OVERLAP_HOURS})
    where id = ${id} and manager_id = ${managerId}`.execute(db)
}

export async function forgetWebhooks(trx: Trx, managerId: number): Promise<void> {
  await trx.deleteFrom('webhook').where('manager_id', '=', managerId).execute()
}
