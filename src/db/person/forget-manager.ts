import { sql } from 'kysely'
import { passAppointeesUp } from '#db/championship/change-championship.ts'
import { leavesWithSquad } from '#db/league/league-member.ts'
import { withdrawProposals } from '#db/match/match-proposal.ts'
import { beforeAnyMatch } from '#db/pool/pool-member.ts'
import { forgetNotices } from '#db/notice/notice-person.ts'
import { forgetChats } from '#db/chat/chat-person.ts'
import { forgetDisplayLinks } from '#db/display-link/display-link-person.ts'
import { forgetTokens } from '#db/token/token-person.ts'
import { forgetWebhooks } from '#db/webhook/webhook.ts'
import { destroyOpenings } from '#db/var/destroy-openings.ts'
import { forgetOnWalls } from '#db/wall/wall-person.ts'
import type { Trx } from '#db/schema/trx.ts'

/**
 * Removes a person's identity and leaves what they played: lineups, picks and points stay with a manager without a
 * name, so that leagues and rankings keep their history. Their squads stop playing and leave the leagues in which
 * nothing was played with them. The person leaves running bolões in which no match has kicked off since they joined.
 * Their leagues lose their owner.
 */
export async function forgetManager(trx: Trx, managerId: number): Promise<void> {
  await sql`
    update manager set name = 'Participante removido', name_key = 'removido-' || id, bio = '', favorite_club_id = null, sports = '{}',
      avatar_seed = 'removido', user_id = null, guest_key = null, deleted_at = game_now()
    where id = ${managerId}`.execute(trx)
  await sql`
    delete from league_member m using league g
    where m.manager_id = ${managerId} and g.id = m.league_id and ${leavesWithSquad}`.execute(trx)
  await sql`
    delete from pool_member o using league g
    where o.manager_id = ${managerId} and g.id = o.league_id and ${beforeAnyMatch}`.execute(trx)
  await sql`
    update squad set name = 'Time', deleted_at = coalesce(deleted_at, game_now(championship_id)) where manager_id = ${managerId}`.execute(
    trx,
  )
  await trx.updateTable('league').set({ owner_id: null }).where('owner_id', '=', managerId).execute()
  for (const table of ['championship_member', 'championship_removal', 'league_owner', 'match_reporter'] as const)
    await trx.deleteFrom(table).where('manager_id', '=', managerId).execute()
  await passAppointeesUp(trx, { managerId })
  // Operators appoint without being organisers: their appointees now have no appointer.
  await sql`update championship_organiser set appointed_by = null where appointed_by = ${managerId}`.execute(trx)
  await trx.deleteFrom('championship_organiser').where('manager_id', '=', managerId).execute()
  await withdrawProposals(trx, { managerId })
  await sql`update desk_helper set revoked_at = clock_timestamp() where manager_id = ${managerId} and revoked_at is null`.execute(
    trx,
  )
  await trx.deleteFrom('activity').where('manager_id', '=', managerId).execute()
  await destroyOpenings(trx, managerId)
  await forgetOnWalls(trx, managerId)
  await forgetNotices(trx, managerId)
  await forgetTokens(trx, managerId)
  await forgetDisplayLinks(trx, managerId)
  await forgetWebhooks(trx, managerId)
  await forgetChats(trx, managerId)
  await sql`delete from follow where ${managerId} in (follower_id, followed_id)`.execute(trx)
}
