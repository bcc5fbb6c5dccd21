import { sql, type Kysely } from 'kysely'
import { bumpServerVersion } from '#db/championship/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'
import { mergeNotices } from '#db/notice/notice-person.ts'
import { mergeChats } from '#db/chat/chat-person.ts'
import { mergeDisplayLinks } from '#db/display-link/display-link-person.ts'
import { mergeTokens } from '#db/token/token-person.ts'
import { mergeOnWalls, renameInNews } from '#db/wall/wall-person.ts'
import { lineupsOfManager } from '#db/squad/fielded-lineups.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { forgetManager } from './forget-manager.ts'
import { hasPlayed } from '#db/championship/has-played.ts'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import { rebuildStats } from '#db/manager/manager-stat.ts'
import { moveEverything } from './merge-everything.ts'
import { moveOpenThings } from './merge-open-things.ts'
import type { MergePair } from './merge-pair.ts'
import { mergeOpenPicks } from './merge-picks.ts'
import type { Trx } from '#db/schema/trx.ts'

/** What people read after they signed in to an account as a guest. */
export interface MergeSummary {
  squads: number
  /** New names of squads whose name the account already had. */
  squadsRenamed: string[]
  /** Squads for which the account had no room (MG4). */
  squadsLeft: number
  picks: number
  /** Matches on which both had a pick: one of the two was dropped. */
  picksGivenUp: number
  leagues: number
  /** Leagues in which both had a squad: the one that joined later left. */
  leaguesLeft: string[]
  points: number
  /** MG2: what the guest has played stays, without a name. */
  pastStays: boolean
}

/** Another sign-in of the same guest was faster: a second tab, or a second press of the button. */
export class GuestGone extends Error {}

/** Locks unsettled rounds, so that none locks or settles meanwhile, then both managers: always in the same order. */
async function lock(trx: Trx, { guestId, accountId }: MergePair) {
  await sql`select id from round where state <> 'settled' order by id for share`.execute(trx)
  const { rows } = await rowOf({ id: int, kind: text }).sql`
    select id, kind from manager where id in (${guestId}, ${accountId}) and deleted_at is null order by id for update
  `.execute(trx)
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  if (!kinds.has(guestId)) throw new GuestGone('the guest is no more')
  if (kinds.get(guestId) !== 'guest' || kinds.get(accountId) !== 'account')
    throw new Error('not a guest and an account')
}

/**
 * MG1: only once per account, and only before the account has played itself. Otherwise people could choose the better
 * of two known results.
 */
async function mayTakePast(trx: Trx, accountId: number): Promise<boolean> {
  const { rows } = await rowOf({ may: bool }).sql`
    select not exists (select from manager_merge where account_id = ${accountId} and took_past)
      and not exists (select from ${lineupsOfManager(accountId)} l)
      and not exists (
        select from pick p join match m on m.id = p.match_id join season s on s.id = m.season_id
        where p.manager_id = ${accountId} and (m.state <> 'scheduled' or m.starts_at <= game_now(s.championship_id))
      ) as may`.execute(trx)
  return rows[0]?.may ?? false
}

async function hasPast(trx: Trx, managerId: number): Promise<boolean> {
  const { rows } = await rowOf({ has: bool }).sql`
    select exists (select from pick where manager_id = ${managerId})
      or exists (select from ${lineupsOfManager(managerId)} l)
      or exists (select from league_member where manager_id = ${managerId})
      or exists (select from pool_member where manager_id = ${managerId})
      or exists (select from ledger where manager_id = ${managerId}) as has`.execute(trx)
  return rows[0]?.has ?? false
}

/** Rows that change no result: follows, roles in leagues and championships, removals, and what the guest reported. */
async function mergeTies(trx: Trx, { guestId, accountId }: MergePair): Promise<void> {
  await sql`
    insert into follow (follower_id, followed_id, at)
    select case when follower_id = ${guestId} then ${accountId} else follower_id end,
      case when followed_id = ${guestId} then ${accountId} else followed_id end, at
    from follow
    where (follower_id = ${guestId} and followed_id <> ${accountId}) or (followed_id = ${guestId} and follower_id <> ${accountId})
    on conflict do nothing`.execute(trx)
  await sql`delete from follow where ${guestId} in (follower_id, followed_id)`.execute(trx)
  await sql`update league set owner_id = ${accountId} where owner_id = ${guestId}`.execute(trx)
  await sql`
    insert into league_owner (league_id, manager_id)
    select league_id, ${accountId} from league_owner where manager_id = ${guestId} on conflict do nothing`.execute(trx)
  await trx.deleteFrom('league_owner').where('manager_id', '=', guestId).execute()
  await sql`update pool_pick set typed_by = ${accountId} where typed_by = ${guestId}`.execute(trx)
  await sql`update pool_trace set manager_id = ${accountId} where manager_id = ${guestId}`.execute(trx)
  await sql`
    insert into league_removal (league_id, manager_id, at)
    select league_id, ${accountId}, at from league_removal where manager_id = ${guestId}
    on conflict do nothing`.execute(trx)
  await sql`
    insert into match_reporter (match_id, manager_id, at)
    select match_id, ${accountId}, at from match_reporter where manager_id = ${guestId} on conflict do nothing`.execute(
    trx,
  )
  await trx.deleteFrom('match_reporter').where('manager_id', '=', guestId).execute()
  // CP11: a guest whom organisers removed stays out as an account too, unless the account is an organiser.
  await sql`
    insert into championship_removal (championship_id, manager_id, removed_by, at)
    select championship_id, ${accountId}, removed_by, at from championship_removal where manager_id = ${guestId}
      and not exists (select from championship_organiser o where o.championship_id = championship_removal.championship_id and o.manager_id = ${accountId})
    on conflict do nothing`.execute(trx)
  await sql`
    insert into championship_member (championship_id, manager_id, league_id, at)
    select championship_id, ${accountId}, league_id, at from championship_member where manager_id = ${guestId}
    on conflict do nothing`.execute(trx)
  await sql`
    delete from championship_member e using championship_removal x
    where e.manager_id = ${accountId} and x.manager_id = ${accountId} and x.championship_id = e.championship_id`.execute(
    trx,
  )
  await sql`
    insert into championship_organiser (championship_id, manager_id, appointed_by, at)
    select championship_id, ${accountId}, appointed_by, at from championship_organiser where manager_id = ${guestId}
    on conflict do nothing`.execute(trx)
  for (const table of ['championship_member', 'championship_removal', 'championship_organiser'] as const)
    await trx.deleteFrom(table).where('manager_id', '=', guestId).execute()
}

/** Championships in which either of the two takes part. */
async function boardsOf(trx: Trx, { guestId, accountId }: MergePair): Promise<ChampionshipId[]> {
  const rows = await trx
    .selectFrom('manager_stat')
    .select('championship_id')
    .distinct()
    .where('manager_id', 'in', [guestId, accountId])
    .orderBy('championship_id')
    .execute()
  return rows.map(({ championship_id }) => championship_id)
}

/**
 * The rank is exact among the others at this moment, once a round has ranked them. The next settlement ranks everybody
 * again.
 */
async function deriveStats(trx: Trx, accountId: number, boards: readonly ChampionshipId[]) {
  for (const id of boards) await rebuildStats(trx, id, [accountId])
  await sql`
    update manager_stat as mine set rank = 1 + (
      select count(*) from manager_stat as other
      where other.championship_id = mine.championship_id and other.points > mine.points and ${hasPlayed})
    where manager_id = ${accountId} and ${hasPlayed}
      and exists (select from round r where r.championship_id = mine.championship_id and r.state = 'settled')
  `.execute(trx)
}

/** Leaves nothing of the guest, or a manager without a name who keeps what they played. */
async function removeGuest(trx: Trx, guestId: number, keepsPast: boolean): Promise<void> {
  const guest = await trx.selectFrom('manager').select('user_id').where('id', '=', guestId).executeTakeFirstOrThrow()
  if (keepsPast) {
    await forgetManager(trx, guestId)
  } else {
    for (const table of ['championship_achievement', 'rank_history', 'activity', 'squad', 'manager_stat'] as const)
      await trx.deleteFrom(table).where('manager_id', '=', guestId).execute()
    await trx.deleteFrom('manager').where('id', '=', guestId).execute()
  }
  if (guest.user_id) await trx.deleteFrom('auth_user').where('id', '=', guest.user_id).execute()
}

/** Merges the guest into the account, in one transaction (docs/decisions/010-guest-merge.md). */
export async function mergeGuest(db: Kysely<Tables>, pair: MergePair): Promise<MergeSummary> {
  const { guestId, accountId } = pair
  return db.transaction().execute(async (trx) => {
    await lock(trx, pair)
    await sql`set constraints league_member_owns_squad deferred`.execute(trx)
    const takesPast = await mayTakePast(trx, accountId)
    const picks = await mergeOpenPicks(trx, pair)
    const guestHadPast = takesPast && (await hasPast(trx, guestId))
    await sql`
      insert into manager_merge (guest_id, account_id, guest_key, took_past, at)
      select id, ${accountId}, guest_key, ${guestHadPast}, game_now() from manager where id = ${guestId}`.execute(trx)
    const nothing = { points: 0, begunPicks: 0 }
    const { begunPicks, ...taken } = takesPast
      ? await moveEverything(trx, pair)
      : { ...nothing, ...(await moveOpenThings(trx, pair)) }
    await sql`
      update manager a set sports = g.sports from manager g
      where a.id = ${accountId} and g.id = ${guestId} and a.sports = '{}'`.execute(trx)
    await mergeTies(trx, pair)
    await mergeOnWalls(trx, pair)
    await mergeNotices(trx, pair)
    await mergeTokens(trx, pair)
    await mergeDisplayLinks(trx, pair)
    await mergeChats(trx, pair)
    await sql`update var_entry set manager_id = ${accountId} where manager_id = ${guestId}`.execute(trx)
    const pastStays = await hasPast(trx, guestId)
    if (!pastStays) await renameInNews(trx, pair)
    const boards = await boardsOf(trx, pair)
    await removeGuest(trx, guestId, pastStays)
    await deriveStats(trx, accountId, boards)
    const summary: MergeSummary = { ...taken, ...picks, picks: picks.picks + begunPicks, pastStays }
    await trx
      .updateTable('manager_merge')
      .set({ summary: JSON.stringify(summary) })
      .where('guest_id', '=', guestId)
      .execute()
    await bumpServerVersion(trx, 'manager')
    return summary
  })
}
