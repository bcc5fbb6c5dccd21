import { sql } from 'kysely'
import { beforeAnyMatch } from '#db/pool/pool-member.ts'
import { recountPerson } from '#db/pool/pool-sums.ts'
import type { MergePair } from './merge-pair.ts'
import type { Trx } from '#db/schema/trx.ts'

/**
 * MG1: the guest's bolões move with the picks, together with everything that belongs to a member. If both are in one,
 * the guest's membership stays, because the counted picks are the guest's.
 */
export async function movePools(trx: Trx, { guestId, accountId }: MergePair): Promise<void> {
  await sql`
    delete from pool_member a using pool_member g
    where a.manager_id = ${accountId} and g.manager_id = ${guestId} and g.league_id = a.league_id`.execute(trx)
  await sql`update pool_member set manager_id = ${accountId} where manager_id = ${guestId}`.execute(trx)
  await sql`
    delete from pool_answer a using pool_answer g
    where a.manager_id = ${accountId} and g.manager_id = ${guestId} and g.question_id = a.question_id`.execute(trx)
  await sql`update pool_answer set manager_id = ${accountId} where manager_id = ${guestId}`.execute(trx)
  await sql`update pool_verdict set manager_id = ${accountId} where manager_id = ${guestId}`.execute(trx)
  await sql`update league set winner_manager_id = ${accountId} where winner_manager_id = ${guestId}`.execute(trx)
  await recountPerson(trx, accountId)
}

/** MG2: what was counted stays with the guest; the account joins the guest's running bolões. */
export async function joinOpenPools(trx: Trx, { guestId, accountId }: MergePair): Promise<void> {
  await sql`
    insert into pool_member (league_id, manager_id, joined_at)
    select o.league_id, ${accountId}, case when ${beforeAnyMatch} then o.joined_at else game_now(g.championship_id) end
    from pool_member o join league g on g.id = o.league_id
    where o.manager_id = ${guestId} and g.ended_at is null
    on conflict do nothing`.execute(trx)
  await sql`
    update pool_answer a set manager_id = ${accountId} from pool_question q join league g on g.id = q.league_id
    where a.manager_id = ${guestId} and q.id = a.question_id and q.closes_at > game_now(g.championship_id)
      and not exists (select from pool_answer x where x.question_id = a.question_id and x.manager_id = ${accountId})`.execute(
    trx,
  )
  await sql`
    update pool_bracket b set manager_id = ${accountId} from league g
    where b.manager_id = ${guestId} and g.id = b.league_id and bracket_closes_at(g.id) > game_now(g.championship_id)
      and not exists (select from pool_bracket x where x.league_id = b.league_id and x.manager_id = ${accountId})`.execute(
    trx,
  )
  await sql`
    update pool_joker j set manager_id = ${accountId} from league g, match m
    where j.manager_id = ${guestId} and g.id = j.league_id and m.id = j.match_id and m.starts_at > game_now(g.championship_id)
      and not exists (select from pool_joker x where x.league_id = j.league_id and x.manager_id = ${accountId} and x.stage_key = j.stage_key)`.execute(
    trx,
  )
  await sql`
    delete from pool_member o using league g
    where o.manager_id = ${guestId} and g.id = o.league_id and ${beforeAnyMatch}`.execute(trx)
}
