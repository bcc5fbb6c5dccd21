import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import {
  newSquadSchema,
  renameSquadSchema,
  saveSquadSchema,
  squadAnswerSchema,
  squadNameSchema,
  squadsAnswerSchema,
} from '#contract/squad.ts'
import type { Tables } from '#db/schema.ts'
import { deleteSquad, renameSquad, squadOf, squadsOfManager, takeSquad, totalsOfManager } from '#db/squad.ts'
import type { AppEnv } from '#api/http/context.ts'
import { ProblemError } from '#api/http/problem.ts'
import { contractRouter } from '#api/http/router.ts'
import { ensureManager, requirePerson, viewerOf } from '#api/session/viewer.ts'
import { createSquad, duplicateSquad, saveSquad } from './save-squad.ts'
import { squadView } from './squad-view.ts'

const json = <T extends z.ZodType>(schema: T) => ({ content: { 'application/json': { schema } } })
const idParams = z.object({ id: z.coerce.number().int().positive() })
const answer = (description: string) => ({ 200: { description, ...json(squadAnswerSchema) } })
const fresh = { 'cache-control': 'no-store' }

const listRoute = createRoute({
  method: 'get',
  path: '/api/squads',
  summary: 'My squads and my totals',
  responses: { 200: { description: 'None for a visitor', ...json(squadsAnswerSchema) } },
})
const createSquadRoute = createRoute({
  method: 'post',
  path: '/api/squads',
  summary: 'Save a new squad; a visitor becomes a guest',
  request: { body: json(newSquadSchema) },
  responses: answer('The squad with its receipt'),
})
const saveRoute = createRoute({
  method: 'put',
  path: '/api/squads/{id}',
  summary: 'Save a squad for the open round',
  request: { params: idParams, body: json(saveSquadSchema) },
  responses: answer('The squad with its receipt'),
})
const renameRoute = createRoute({
  method: 'patch',
  path: '/api/squads/{id}',
  summary: 'Rename a squad',
  request: { params: idParams, body: json(renameSquadSchema) },
  responses: answer('The squad'),
})
const duplicateRoute = createRoute({
  method: 'post',
  path: '/api/squads/{id}/copies',
  summary: 'Copy a squad at today’s prices',
  request: { params: idParams, body: json(z.object({ name: squadNameSchema, roundId: z.int() })) },
  responses: answer('The copy'),
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/squads/{id}',
  summary: 'Delete a squad; its past lineups stay',
  request: { params: idParams },
  responses: { 200: { description: 'Done', ...json(z.object({ deleted: z.literal(true) })) } },
})

export function squadRoutes({ db }: { db: Kysely<Tables> }) {
  const answerWith = async (c: Context<AppEnv>, managerId: number, squadId: number) => {
    const row = await squadOf(db, managerId, squadId)
    if (!row) throw new ProblemError('not_found')
    return c.json({ squad: squadView(row) }, 200, fresh)
  }
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const viewer = await viewerOf(c)
      if (!viewer) return c.json({ squads: [], totals: null }, 200, fresh)
      const [rows, totals] = await Promise.all([
        squadsOfManager(db, viewer.managerId),
        totalsOfManager(db, viewer.managerId),
      ])
      return c.json({ squads: rows.map(squadView), totals }, 200, fresh)
    })
    .openapi(createSquadRoute, async (c) => {
      const { managerId } = await ensureManager(c)
      return answerWith(c, managerId, await createSquad(db, managerId, c.req.valid('json')))
    })
    .openapi(saveRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: squadId } = c.req.valid('param')
      await saveSquad(db, { managerId, squadId, ...c.req.valid('json') })
      return answerWith(c, managerId, squadId)
    })
    .openapi(renameRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id } = c.req.valid('param')
      if (!(await squadOf(db, managerId, id))) throw new ProblemError('not_found')
      await renameSquad(db, id, c.req.valid('json').name)
      return answerWith(c, managerId, id)
    })
    .openapi(duplicateRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: squadId } = c.req.valid('param')
      return answerWith(c, managerId, await duplicateSquad(db, { managerId, squadId, ...c.req.valid('json') }))
    })
    .openapi(deleteRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id } = c.req.valid('param')
      await db.transaction().execute(async (trx) => {
        if (!(await takeSquad(trx, managerId, id))) throw new ProblemError('not_found')
        await deleteSquad(trx, id)
      })
      return c.json({ deleted: true as const }, 200, fresh)
    })
}
