import type { Kysely } from 'kysely'
import { leagueForViewer } from '#db/league/league.ts'
import { isBarredFromLeague, membershipsOf } from '#db/league/league-member.ts'
import { poolPlacesOf } from '#db/pool/pool-member.ts'
import type { Tables } from '#db/schema/schema.ts'
import { hasCode } from '#api/requested-championship/invite-code.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { membershipView } from './league-view.ts'
import { isOwnerOrCoOwner } from './require-league.ts'

/**
 * A private league is visible to its members, its owner and co-owners. Anyone with its invitation sees it too, except
 * people whom the owner removed.
 */
export async function readVisible(
  db: Kysely<Tables>,
  { leagueId, code, managerId }: { leagueId: number; code: string | undefined; managerId: number | undefined },
) {
  const row = await leagueForViewer(db, leagueId, managerId ?? null)
  if (!row) throw httpProblem('not_found')
  const rows = managerId === undefined ? [] : await membershipsOf(db, managerId, { leagueIds: [leagueId] })
  const memberships = rows.map((own) => membershipView(own))
  const isOwner = managerId !== undefined && (await isOwnerOrCoOwner(db, row, managerId))
  const [place] =
    managerId === undefined || row.format !== 'bolao'
      ? []
      : await poolPlacesOf(db, managerId, { leagueIds: [leagueId] })
  const isInside = isOwner || memberships.length > 0 || place !== undefined
  if (row.visibility === 'private' && !isInside) {
    const isKept = managerId !== undefined && (await isBarredFromLeague(db, leagueId, managerId))
    if (isKept || !hasCode(row, code)) throw httpProblem('not_found')
  }
  return { row, memberships, place, isOwner, isInside }
}
