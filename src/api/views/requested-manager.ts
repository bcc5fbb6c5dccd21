import type { Kysely } from 'kysely'
import { profileRow } from '#db/profile/profile.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import { httpProblem } from '#api/http/http-problems.ts'

interface Requested {
  championshipId: ChampionshipId
  /** The manager whom the address names; otherwise the page is the viewer's own. */
  named: ManagerId | undefined
  viewerId: ManagerId | undefined
}

/** The manager whose page is requested; undefined for a visitor's own page. */
export async function requestedManager(db: Kysely<Tables>, { championshipId, named, viewerId }: Requested) {
  const managerId = named ?? viewerId
  if (managerId === undefined) return undefined
  const row = await profileRow(db, { championshipId, managerId })
  if (row) return { id: managerId, name: row.name, isSelf: managerId === viewerId }
  if (named !== undefined) throw httpProblem('not_found')
  return undefined
}
