import { sql } from 'kysely'
import type { Trx } from '#db/schema/trx.ts'

/** Deletes the person's texts, and what they stored about others. That they wrote a message stays visible. */
export async function forgetOnWalls(trx: Trx, managerId: number): Promise<void> {
  await sql`
    delete from wall_report where manager_id = ${managerId}
      or message_id in (select id from wall_message where manager_id = ${managerId})`.execute(trx)
  await sql`
    delete from wall_reaction where manager_id = ${managerId}
      or message_id in (select id from wall_message where manager_id = ${managerId})`.execute(trx)
  await sql`
    update wall_message set text = null, deleted_by = 'author', named_ids = '{}'
    where manager_id = ${managerId} and deleted_by is null`.execute(trx)
  for (const table of ['wall_mark', 'wall_mute'] as const)
    await trx.deleteFrom(table).where('manager_id', '=', managerId).execute()
  await sql`delete from wall_block where ${managerId} in (manager_id, blocked_id)`.execute(trx)
}

/**
 * The guest's messages, reactions, marks, mutes, blocks and reports become the account's. Messages that named the guest
 * name the account.
 */
export async function mergeOnWalls(
  trx: Trx,
  { guestId, accountId }: { guestId: number; accountId: number },
): Promise<void> {
  await sql`
    update wall_message set named_ids = array_replace(named_ids, ${guestId}, ${accountId}),
      text = replace(text, ${`@[${guestId}]`}, ${`@[${accountId}]`})
    where named_ids @> array[${guestId}]::integer[] and named_ids <> '{}'`.execute(trx)
  await trx.updateTable('wall_message').set({ manager_id: accountId }).where('manager_id', '=', guestId).execute()
  await sql`
    insert into wall_reaction (message_id, manager_id, reaction)
    select message_id, ${accountId}, reaction from wall_reaction where manager_id = ${guestId} on conflict do nothing`.execute(
    trx,
  )
  await sql`
    insert into wall_mark as mine (manager_id, league_id, match_id, seen_id)
    select ${accountId}, league_id, match_id, seen_id from wall_mark where manager_id = ${guestId}
    on conflict (manager_id, league_id, match_id) do update set seen_id = greatest(mine.seen_id, excluded.seen_id)`.execute(
    trx,
  )
  await sql`
    insert into wall_mute (manager_id, league_id, at)
    select ${accountId}, league_id, at from wall_mute where manager_id = ${guestId} on conflict do nothing`.execute(trx)
  await sql`
    insert into wall_block (manager_id, blocked_id, at)
    select case when manager_id = ${guestId} then ${accountId} else manager_id end,
      case when blocked_id = ${guestId} then ${accountId} else blocked_id end, at
    from wall_block
    where ${guestId} in (manager_id, blocked_id) and not ${accountId} in (manager_id, blocked_id)
    on conflict do nothing`.execute(trx)
  await sql`
    insert into wall_report (message_id, manager_id, reason, text, at, decided_at, decided_by, verdict)
    select message_id, ${accountId}, reason, text, at, decided_at, decided_by, verdict from wall_report
    where manager_id = ${guestId} on conflict do nothing`.execute(trx)
  for (const table of ['wall_reaction', 'wall_mark', 'wall_mute', 'wall_report'] as const)
    await trx.deleteFrom(table).where('manager_id', '=', guestId).execute()
  await sql`delete from wall_block where ${guestId} in (manager_id, blocked_id)`.execute(trx)
}

/** TK7: lines about rounds and champions that name the guest name the account. */
export async function renameInNews(
  trx: Trx,
  { guestId, accountId }: { guestId: number; accountId: number },
): Promise<void> {
  await sql`
    update wall_message set news = case news ->> 'kind'
      when 'champion' then jsonb_set(news, '{managerId}', to_jsonb(${accountId}::integer))
      else jsonb_set(news, '{places}', (
        select jsonb_agg(
          case when place -> 0 = to_jsonb(${guestId}::integer) then jsonb_set(place, '{0}', to_jsonb(${accountId}::integer)) else place end
          order by nth)
        from jsonb_array_elements(news -> 'places') with ordinality p (place, nth))) end
    where news @> jsonb_build_object('managerId', ${guestId}::integer)
      or news -> 'places' @> jsonb_build_array(jsonb_build_array(${guestId}::integer))`.execute(trx)
}
