import { sql } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import { wasFielded } from '#db/squad/fielded-lineups.ts'
import { beforeAnyLock } from '#db/league/league-member.ts'
import type { MergePair } from './merge-pair.ts'
import { joinOpenPools } from './merge-pools.ts'
import { renameSameSquads, type MovedSquads } from './merge-squads.ts'
import type { Trx } from '#db/schema/trx.ts'

interface Moved extends MovedSquads {
  leagues: number
}

/** Between a deadline and its lock it is not decided which squads play, so no squad may change its owner. */
export class MarketClosing extends Error {}

async function refuseWhileClosing(trx: Trx, squadIds: readonly number[]): Promise<void> {
  const { rows } = await sql`
    select 1 from round r where r.state = 'open' and r.deadline_at <= game_now(r.championship_id) and r.championship_id in (
      select championship_id from squad where id = any (${squadIds}::integer[]))`.execute(trx)
  if (rows.length > 0) throw new MarketClosing()
}

/**
 * A squad stays with the guest if it has played or is in a league that nobody may leave now: the account gets a copy
 * with the prices paid. Any other squad simply changes its owner.
 */
async function moveOrCopySquads(trx: Trx, pair: MergePair): Promise<Moved> {
  const { guestId, accountId } = pair
  const { coming, squadsRenamed, squadsLeft } = await renameSameSquads(trx, pair)
  if (coming.length > 0) await refuseWhileClosing(trx, coming)
  const { rows: open } = await sql`
    select 1 from league_member m join league g on g.id = m.league_id
    where m.manager_id = ${guestId} and m.squad_id = any (${coming}::integer[]) and ${beforeAnyLock}`.execute(trx)
  const { rows: played } = await rowOf({ id: int }).sql`
    select s.id from squad s where s.id = any (${coming}::integer[]) and (
      ${wasFielded({ id: 's.id', championshipId: 's.championship_id' })}
      or exists (
        select from league_member m join league g on g.id = m.league_id
        where m.manager_id = ${guestId} and m.squad_id = s.id and not ${beforeAnyLock}))
    order by s.id`.execute(trx)
  for (const { id } of played) await copySquad(trx, { ...pair, squadId: id })
  await sql`
    update squad set manager_id = ${accountId}
    where id = any (${coming}::integer[]) and not id = any (${played.map(({ id }) => id)}::integer[])`.execute(trx)
  await sql`
    update league_member m set manager_id = ${accountId} from squad s
    where m.manager_id = ${guestId} and s.id = m.squad_id and s.manager_id = ${accountId}`.execute(trx)
  return { squads: coming.length, squadsRenamed, squadsLeft, leagues: open.length }
}

/** MG2: memberships of leagues that the squad may still leave (`beforeAnyLock`) move to the copy. */
async function copySquad(trx: Trx, { guestId, accountId, squadId }: MergePair & { squadId: number }) {
  await sql`
    with copy as (
      insert into squad (manager_id, championship_id, modality, name, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, bench_prices, round_id, created_at, updated_at)
      select ${accountId}, championship_id, modality, name, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, bench_prices,
        (select r.id from round r where r.state = 'open' and r.id = s.round_id), game_now(championship_id), updated_at
      from squad s where s.id = ${squadId}
      returning id
    )
    update league_member m set squad_id = copy.id, manager_id = ${accountId}
    from copy, league g
    where m.manager_id = ${guestId} and m.squad_id = ${squadId} and g.id = m.league_id and ${beforeAnyLock}`.execute(
    trx,
  )
  await sql`update squad set deleted_at = game_now(championship_id) where id = ${squadId}`.execute(trx)
}

/** In leagues that the squads may still leave, the person would have two squads: the one that joined first stays. */
async function leaveDuplicates(trx: Trx, { guestId, accountId }: MergePair): Promise<string[]> {
  const { rows } = await rowOf({ name: text }).sql`
    with twice as (
      select g.id, g.name, case when m.joined_at < a.joined_at then a.squad_id else m.squad_id end as squad_id
      from league_member m join league_member a using (league_id) join league g on g.id = m.league_id
      where m.manager_id = ${guestId} and a.manager_id = ${accountId} and ${beforeAnyLock}
        and not ${wasFielded({ id: 'a.squad_id', championshipId: 'g.championship_id' }, 'greatest(g.starts_at, a.joined_at)')}
    ), gone as (
      delete from league_member m using twice t where m.league_id = t.id and m.squad_id = t.squad_id
    )
    select distinct name from twice order by name`.execute(trx)
  return rows.map(({ name }) => name)
}

/** MG2: everything decided stays with the guest, who no longer has a name. */
export async function moveOpenThings(trx: Trx, pair: MergePair): Promise<Moved & { leaguesLeft: string[] }> {
  const { guestId, accountId } = pair
  const leaguesLeft = await leaveDuplicates(trx, pair)
  const moved = await moveOrCopySquads(trx, pair)
  await joinOpenPools(trx, pair)
  await sql`
    update activity set manager_id = ${accountId}
    where manager_id = ${guestId} and type in ('team_created', 'league_joined', 'prediction_made')`.execute(trx)
  return { ...moved, leaguesLeft }
}
