import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import { deletionSchema, slugParams, stakeSchema } from '#contract/championship.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { readChampionship } from '#db/championship/championship-page.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import { deleteChampionship, stakeOf } from '#db/removal/delete-championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireOperator } from '#api/session/viewer.ts'
import { championshipProblem } from './championship-problems.ts'

const stakeRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/stake',
  summary: 'Read what is lost if a championship is deleted',
  request: { params: slugParams },
  responses: jsonAnswer(stakeSchema, 'What would be lost'),
})
const deleteRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/deletion',
  summary: 'Delete a championship permanently, with its name as confirmation',
  request: { params: slugParams, ...jsonBody(deletionSchema) },
  responses: jsonAnswer(doneSchema, 'Deleted'),
})

/** CP20: only for operators, who read what will be lost and type the name. */
export function deleteRoutes({ db }: { db: Kysely<Tables> }) {
  async function found(slug: string, managerId: number) {
    const row = await readChampionship(db, managerId, slug)
    if (!row) throw httpProblem('championship_unknown')
    return row
  }

  return contractRouter()
    .openapi(stakeRoute, async (c) => {
      const { managerId } = await requireOperator(c)
      const row = await found(c.req.valid('param').slug, managerId)
      return c.json({ ...(await stakeOf(db, row.id)), mayDelete: row.id !== firstChampionship }, 200, noStore)
    })
    .openapi(deleteRoute, async (c) => {
      const { managerId } = await requireOperator(c)
      const row = await found(c.req.valid('param').slug, managerId)
      if (row.id === firstChampionship) throw championshipProblem('first_championship')
      if (c.req.valid('json').name !== row.name) throw championshipProblem('other_name', { field: 'name' })
      await inJournal(
        db,
        { managerId, action: 'championship', detail: { slug: row.slug, delete: true } },
        () => deleteChampionship(db, row.id),
        () => 'changed',
      )
      return c.json({ done: true as const }, 200, noStore)
    })
}
