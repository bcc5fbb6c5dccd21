import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { ChampionshipPage } from '#contract/championship.ts'
import { countsOf, organisersOf, readChampionship, type ChampionshipRow } from '#db/championship/championship-page.ts'
import { mainChampionship } from '#db/championship/championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import { mayRemoveOrganiser } from '#domain/championship/appointment.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { requireAccount, type Viewer } from '#api/session/viewer.ts'
import { championshipView } from './championship-view.ts'

/** CP4: a championship that the viewer may not enter is answered as if it did not exist. */
export const isSeenBy = (row: ChampionshipRow, viewer: Viewer | undefined) =>
  row.isPublic || row.isOrganiser || row.isMember || (viewer?.isOperator ?? false)

export async function seenChampionship(
  db: Kysely<Tables>,
  slug: string,
  viewer: Viewer | undefined,
): Promise<ChampionshipRow> {
  const row = await readChampionship(db, viewer?.managerId, slug)
  if (!row || !isSeenBy(row, viewer)) throw httpProblem('championship_unknown')
  return row
}

export async function readChampionshipPage(
  db: Kysely<Tables>,
  slug: string,
  viewer: Viewer | undefined,
): Promise<ChampionshipPage> {
  const row = await seenChampionship(db, slug, viewer)
  const { inviteCode, ...counts } = await countsOf(db, row.id)
  const organisers = await organisersOf(db, row.id)
  const isOperator = viewer?.isOperator ?? false
  const canRemove = (whomId: number) =>
    viewer !== undefined &&
    (isOperator || (row.isOrganiser && mayRemoveOrganiser(organisers, { byId: viewer.managerId, whomId })))
  return {
    ...championshipView(row, await mainChampionship(db)),
    ...counts,
    rules: row.rules,
    organisers: organisers.map(({ managerId, name }) => ({ managerId, name, canRemove: canRemove(managerId) })),
    inviteCode: row.isOrganiser || isOperator ? inviteCode : null,
  }
}

/** CP6: only the championship's organisers and operators. */
export async function requireOrganiser(db: Kysely<Tables>, c: Context<AppEnv>, slug: string) {
  const person = await requireAccount(c)
  const row = await seenChampionship(db, slug, person)
  if (!row.isOrganiser && !person.isOperator) throw personProblem('operator_needed')
  return { person, row }
}
