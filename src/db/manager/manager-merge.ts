import { sql, type Kysely, type Transaction } from 'kysely'
import { freeSquadName } from '#domain/squad/squad-name.ts'
import { rebuildStats } from './manager-stat.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'

/** What the person is told after signing in to an account while being a guest. */
export interface MergeSummary {
  squads: number
  /** What squads are called now whose name the account had already. */
  squadsRenamed: string[]
  picks: number
  /** Matches for which both had a pick: one of the two was given up. */
  picksGivenUp: number
  leagues: number
  /** Leagues in which both had a squad: the one that joined later left. */
  leaguesLeft: string[]
  points: number
  /** Rounds in which both had a lineup: only one counts (SQ9). */
  roundsCountedOnce: number
}

interface Pair {
  guestId: number
  accountId: number
}

/** Locks what settling a round would change meanwhile, always in the same order. */
async function lock(trx: Transaction<Tables>, { guestId, accountId }: Pair) {
  await sql`select id from round where state <> 'settled' order by id for share`.execute(trx)
  const { rows } = await sql<{ id: number; kind: string }>`
    select id, kind from manager where id in (${guestId}, ${accountId}) and deleted_at is null order by id for update
  `.execute(trx)
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  if (kinds.get(guestId) !== 'guest' || kinds.get(accountId) !== 'account')
    throw new Error('not a guest and an account')
}

/** Before kick-off the pick saved last stands; once the match began, the account's own: nobody may choose afterwards. */
async function mergePicks(trx: Transaction<Tables>, { guestId, accountId }: Pair) {
  const { rows } = await sql<{ match_id: number; loser: number }>`
    select g.match_id, case when game_now() < m.starts_at and g.saved_at > a.saved_at then a.manager_id else g.manager_id end as loser
    from pick g join pick a using (match_id) join match m on m.id = g.match_id
    where g.manager_id = ${guestId} and a.manager_id = ${accountId}
  `.execute(trx)
  for (const { match_id, loser } of rows) {
    await trx.deleteFrom('pick').where('match_id', '=', match_id).where('manager_id', '=', loser).execute()
  }
  const moved = await trx
    .updateTable('pick')
    .set({ manager_id: accountId })
    .where('manager_id', '=', guestId)
    .executeTakeFirst()
  const lostByGuest = rows.filter(({ loser }) => loser === guestId).map(({ match_id }) => match_id)
  return { picks: Number(moved.numUpdatedRows), picksGivenUp: rows.length, lostByGuest }
}

/** Two squads of one person must be told apart where he chooses between them: the guest's gets a number. */
async function mergeSquads(trx: Transaction<Tables>, { guestId, accountId }: Pair) {
  const rows = await trx
    .selectFrom('squad')
    .select(['id', 'name', 'manager_id'])
    .where('manager_id', 'in', [guestId, accountId])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const ofAccount = rows.filter(({ manager_id }) => manager_id === accountId).map(({ name }) => name)
  const taken = rows.map(({ name }) => name)
  const squadsRenamed: string[] = []
  for (const { id, name } of rows.filter(({ manager_id }) => manager_id === guestId)) {
    if (freeSquadName(name, ofAccount) === name) continue
    const free = freeSquadName(name, taken)
    await trx.updateTable('squad').set({ name: free }).where('id', '=', id).execute()
    taken.push(free)
    squadsRenamed.push(free)
  }
  const moved = await trx
    .updateTable('squad')
    .set({ manager_id: accountId })
    .where('manager_id', '=', guestId)
    .executeTakeFirst()
  return { squads: Number(moved.numUpdatedRows), squadsRenamed }
}

async function mergeLineups(trx: Transaction<Tables>, { guestId, accountId }: Pair): Promise<number[]> {
  const { rows } = await sql<{ round_id: number }>`
    select g.round_id from lineup g join lineup a using (round_id)
    where g.manager_id = ${guestId} and g.counts and a.manager_id = ${accountId} and a.counts
  `.execute(trx)
  const both = rows.map(({ round_id }) => round_id)
  await sql`
    update lineup set manager_id = ${accountId}, counts = counts and not round_id = any (${both}::integer[])
    where manager_id = ${guestId}
  `.execute(trx)
  await sql`
    update lineup_score s set manager_id = ${accountId} from lineup l
    where l.manager_id = ${accountId} and s.round_id = l.round_id and s.squad_id = l.squad_id and s.manager_id = ${guestId}
  `.execute(trx)
  return both
}

/** Every credit moves; those of what no longer counts are answered by an entry that takes them back. */
async function mergeLedger(
  trx: Transaction<Tables>,
  pair: Pair & { rounds: number[]; matches: number[] },
): Promise<number> {
  const { guestId, accountId, rounds, matches } = pair
  await sql`
    insert into ledger (key, manager_id, kind, points, round_id, match_id, league_id, squad_id, at)
    select 'merge:' || key, ${accountId}, 'correction', -points, round_id, match_id, league_id, squad_id, at
    from ledger
    where manager_id = ${guestId} and points <> 0 and (
      match_id = any (${matches}::integer[])
      or (round_id = any (${rounds}::integer[]) and match_id is null and league_id is null)
    )
  `.execute(trx)
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::integer as points from ledger where manager_id = ${guestId} or key in (
      select 'merge:' || key from ledger where manager_id = ${guestId}
    )
  `.execute(trx)
  await sql`update ledger set manager_id = ${accountId} where manager_id = ${guestId}`.execute(trx)
  return rows[0]?.points ?? 0
}

/** A bracket that was drawn and a league that ended stay as they are. */
async function mergeLeagues(trx: Transaction<Tables>, { guestId, accountId }: Pair) {
  const left = await sql<{ name: string }>`
    with twice as (
      select l.id, l.name, case when g.joined_at < a.joined_at then a.squad_id else g.squad_id end as squad_id
      from league_member g join league_member a using (league_id) join league l on l.id = g.league_id
      where g.manager_id = ${guestId} and a.manager_id = ${accountId} and l.ended_at is null
        and not exists (select from league_tie t where t.league_id = l.id)
    ), gone as (
      delete from league_member m using twice t where m.league_id = t.id and m.squad_id = t.squad_id
    )
    select distinct name from twice order by name
  `.execute(trx)
  const moved = await trx
    .updateTable('league_member')
    .set({ manager_id: accountId })
    .where('manager_id', '=', guestId)
    .executeTakeFirst()
  await trx.updateTable('league').set({ owner_id: accountId }).where('owner_id', '=', guestId).execute()
  return { leagues: Number(moved.numUpdatedRows), leaguesLeft: left.rows.map(({ name }) => name) }
}

async function mergeRecords(trx: Transaction<Tables>, { guestId, accountId }: Pair) {
  await sql`
    insert into achievement (manager_id, kind, at, detail)
    select ${accountId}, kind, at, detail from achievement where manager_id = ${guestId}
    on conflict (manager_id, kind) do update set at = least(achievement.at, excluded.at)
  `.execute(trx)
  await sql`
    insert into rank_history (manager_id, round_id, points, rank)
    select ${accountId}, round_id, points, rank from rank_history where manager_id = ${guestId}
    on conflict do nothing
  `.execute(trx)
  await sql`
    insert into follow (follower_id, followed_id, at)
    select case when follower_id = ${guestId} then ${accountId} else follower_id end,
      case when followed_id = ${guestId} then ${accountId} else followed_id end, at
    from follow
    where (follower_id = ${guestId} and followed_id <> ${accountId}) or (followed_id = ${guestId} and follower_id <> ${accountId})
    on conflict do nothing
  `.execute(trx)
  await sql`delete from follow where ${guestId} in (follower_id, followed_id)`.execute(trx)
  await sql`delete from achievement where manager_id = ${guestId}`.execute(trx)
  await sql`delete from rank_history where manager_id = ${guestId}`.execute(trx)
  await sql`update activity set manager_id = ${accountId} where manager_id = ${guestId}`.execute(trx)
}

/** The rank is exact among the others as they stand; the next settlement numbers everybody again. */
async function deriveStats(trx: Transaction<Tables>, { guestId, accountId }: Pair) {
  await sql`delete from manager_stat where manager_id = ${guestId}`.execute(trx)
  await rebuildStats(trx, [accountId])
  await sql`
    update manager_stat as mine set rank = 1 + (select count(*) from manager_stat as other where other.points > mine.points)
    where manager_id = ${accountId} and rank is not null
  `.execute(trx)
}

/** Everything the guest has becomes the account's, in one transaction (docs/decisions/010-guest-merge.md). */
export async function mergeGuest(db: Kysely<Tables>, pair: Pair): Promise<MergeSummary> {
  const { guestId, accountId } = pair
  return db.transaction().execute(async (trx) => {
    await lock(trx, pair)
    await sql`set constraints league_member_owns_squad deferred`.execute(trx)
    await sql`insert into manager_merge (guest_id, account_id, at) values (${guestId}, ${accountId}, game_now())`.execute(
      trx,
    )
    const { lostByGuest, ...picks } = await mergePicks(trx, pair)
    const squads = await mergeSquads(trx, pair)
    const rounds = await mergeLineups(trx, pair)
    const points = await mergeLedger(trx, { ...pair, rounds, matches: lostByGuest })
    const leagues = await mergeLeagues(trx, pair)
    await mergeRecords(trx, pair)
    await deriveStats(trx, pair)
    const summary: MergeSummary = {
      ...squads,
      ...picks,
      ...leagues,
      points,
      roundsCountedOnce: rounds.length,
    }
    await trx
      .updateTable('manager_merge')
      .set({ summary: JSON.stringify(summary) })
      .where('guest_id', '=', guestId)
      .execute()
    const guest = await trx
      .deleteFrom('manager')
      .where('id', '=', guestId)
      .returning('user_id')
      .executeTakeFirstOrThrow()
    if (guest.user_id) await trx.deleteFrom('auth_user').where('id', '=', guest.user_id).execute()
    await bumpVersion(trx, 'manager')
    return summary
  })
}
