import { championshipIdOf } from '#api/http/requested-championship.ts'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import {
  newSquadSchema,
  renameSquadSchema,
  saveSquadSchema,
  squadCheckRequestSchema,
  squadCheckSchema,
  squadAnswerSchema,
  squadNameSchema,
  squadsAnswerSchema,
} from '#contract/squad.ts'
import { rowId } from '#contract/row-id.ts'
import type { Tables } from '#db/schema/schema.ts'
import {
  deleteSquad,
  renameSquad,
  squadOf,
  squadsOfManager,
  selectSquadForUpdate,
  totalsOfManager,
} from '#db/squad/squad.ts'
import { promisesOf } from '#db/var/promise.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { ProblemError } from '#api/http/problem.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { makeOnce } from '#api/idempotency/make-once.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { ensureManager, requirePerson, viewerOf } from '#api/session/viewer.ts'
import type { Live } from '#api/stream/live.ts'
import {
  checkSquad,
  createSquad,
  duplicateSquad,
  judgeSquad,
  saveSquad,
  squadNameFrom,
  squadView,
} from './save-squad.ts'

const answer = (description: string) => jsonAnswer(squadAnswerSchema, description)
const madeAnswer = (description: string) => createdAnswer(squadAnswerSchema, description)

const listRoute = createRoute({
  method: 'get',
  path: '/api/squads',
  summary: 'List my squads and my totals',
  responses: jsonAnswer(squadsAnswerSchema, 'The squads; none for a visitor'),
})
const readRoute = createRoute({
  method: 'get',
  path: '/api/squads/{id}',
  summary: 'Read one of my squads',
  request: { params: idParams },
  responses: answer('The squad'),
})
const createSquadRoute = createRoute({
  method: 'post',
  path: '/api/squads',
  summary: 'Save a new squad',
  request: jsonBody(newSquadSchema),
  responses: madeAnswer('The squad with its receipt'),
})
const checkRoute = createRoute({
  method: 'post',
  path: '/api/squads/checks',
  summary:
    'Check whether a squad could be saved and would compete; nothing is stored. A visitor saves first (an incomplete squad is fine), then checks',
  request: jsonBody(squadCheckRequestSchema),
  responses: jsonAnswer(
    squadCheckSchema,
    'It could be saved. Otherwise the answer is the problem that a save would get',
  ),
})
const saveRoute = createRoute({
  method: 'put',
  path: '/api/squads/{id}',
  summary: 'Save one of my squads for the open round',
  request: { params: idParams, ...jsonBody(saveSquadSchema) },
  responses: answer('The squad with its receipt'),
})
const renameRoute = createRoute({
  method: 'patch',
  path: '/api/squads/{id}',
  summary: 'Rename one of my squads',
  request: { params: idParams, ...jsonBody(renameSquadSchema) },
  responses: answer('The squad'),
})
const duplicateRoute = createRoute({
  method: 'post',
  path: '/api/squads/{id}/copies',
  summary: 'Copy one of my squads at today’s prices',
  request: { params: idParams, ...jsonBody(z.object({ name: squadNameSchema, roundId: rowId })) },
  responses: madeAnswer('The copy'),
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/squads/{id}',
  summary: 'Delete one of my squads; its past lineups stay',
  request: { params: idParams },
  responses: goneAnswer('Deleted'),
})

function withoutTable(error: unknown): undefined {
  if (!(error instanceof ProblemError && error.kind === 'table_unavailable')) throw error
}

interface SquadFacts {
  db: Kysely<Tables>
  live: Pick<Live, 'feedOf'>
}

export function squadRoutes({ db, live }: SquadFacts) {
  const read = async (managerId: number, squadId: number) => {
    const row = await squadOf(db, managerId, squadId)
    if (!row) throw httpProblem('not_found')
    const promises = await promisesOf(db, { kind: 'squad', subjectIds: [squadId], managerId })
    return { squad: squadView(row, promises.get(squadId)) }
  }
  const answerWith = async (c: Context<AppEnv>, managerId: number, squadId: number) =>
    c.json(await read(managerId, squadId), 200, noStore)
  const answerMade = async (c: Context<AppEnv>, managerId: number, squadId: number) =>
    c.json(await read(managerId, squadId), 201, madeAt(`/api/squads/${squadId}`))
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const viewer = await viewerOf(c)
      if (!viewer) return c.json({ squads: [], totals: null }, 200, noStore)
      const { managerId } = viewer
      const championshipId = championshipIdOf(c)
      const [rows, totals, table] = await Promise.all([
        squadsOfManager(db, { championshipId, managerId }),
        totalsOfManager(db, { championshipId, managerId }),
        // The list of squads must work without a ranking, too.
        live.feedOf(championshipId).snapshot().catch(withoutTable),
      ])
      // The rankings also know picks that were settled since the last round.
      const rank = table?.rankings.standingOf('global', 'pontos', managerId)?.rank ?? null
      const promises = await promisesOf(db, { kind: 'squad', subjectIds: rows.map(({ id }) => id), managerId })
      return c.json(
        {
          squads: rows.map((row) => squadView(row, promises.get(row.id))),
          totals: { ...totals, rank, oldSinceMs: table?.oldSinceMs ?? null },
        },
        200,
        noStore,
      )
    })
    .openapi(readRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      return answerWith(c, managerId, c.req.valid('param').id)
    })
    .openapi(createSquadRoute, async (c) => {
      const championshipId = championshipIdOf(c)
      const body = c.req.valid('json')
      const wanted = { ...body, name: squadNameFrom(body.name) }
      const { managerId } = await ensureManager(c, () => judgeSquad(db, championshipId, wanted))
      await takeCreationTry(c, managerId)
      const made = await makeOnce(c, (note) => createSquad(db, { championshipId, managerId }, { ...wanted, note }))
      return answerMade(c, managerId, made)
    })
    .openapi(checkRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const who = { championshipId: championshipIdOf(c), managerId }
      return c.json(await checkSquad(db, who, c.req.valid('json')), 200, noStore)
    })
    .openapi(saveRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: squadId } = c.req.valid('param')
      const saved = await makeOnce(c, (note) => saveSquad(db, { managerId, squadId, note, ...c.req.valid('json') }))
      return answerWith(c, managerId, saved)
    })
    .openapi(renameRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id } = c.req.valid('param')
      if (!(await squadOf(db, managerId, id))) throw httpProblem('not_found')
      await renameSquad(db, id, squadNameFrom(c.req.valid('json').name))
      return answerWith(c, managerId, id)
    })
    .openapi(duplicateRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: squadId } = c.req.valid('param')
      const { roundId, ...body } = c.req.valid('json')
      await takeCreationTry(c, managerId)
      const name = squadNameFrom(body.name)
      const made = await makeOnce(c, (note) => duplicateSquad(db, { managerId, squadId, roundId, name, note }))
      return answerMade(c, managerId, made)
    })
    .openapi(deleteRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id } = c.req.valid('param')
      await db.transaction().execute(async (trx) => {
        if (!(await selectSquadForUpdate(trx, managerId, id))) throw httpProblem('not_found')
        await deleteSquad(trx, id)
      })
      return sendGone(c)
    })
}
