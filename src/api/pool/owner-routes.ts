import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { leagueAnswerSchema } from '#contract/league.ts'
import { coOwnerSchema, poolAgainSchema, poolRaceSchema } from '#contract/pool-race.ts'
import { joinPoolSchema } from '#contract/pool.ts'
import { leagueById } from '#db/league/league.ts'
import type { Tables } from '#db/schema/schema.ts'
import { readCaps } from '#db/setting/caps.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { makeOnce } from '#api/idempotency/make-once.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { requirePerson, viewerOf } from '#api/session/viewer.ts'
import { leagueView } from '#api/league-shared/league-view.ts'
import { changeCoOwner, makePoolAgain } from './pool-owners.ts'
import { readRace } from './read-race.ts'

const ownerParams = idParams.extend({ managerId: idSchema })

const nameRoute = createRoute({
  method: 'put',
  path: '/api/pools/{id}/owners/{managerId}',
  summary: 'Name a member of my bolão as a co-owner (BL15)',
  request: { params: ownerParams },
  responses: jsonAnswer(coOwnerSchema, 'Done'),
})
const unnameRoute = createRoute({
  method: 'delete',
  path: '/api/pools/{id}/owners/{managerId}',
  summary: 'Remove a co-owner of my bolão (BL15)',
  request: { params: ownerParams },
  responses: goneAnswer('Done'),
})
const againRoute = createRoute({
  method: 'post',
  path: '/api/pools/{id}/again',
  summary: 'Create a bolão of mine again for new dates, with its rules and people (BL15)',
  request: { params: idParams, ...jsonBody(poolAgainSchema) },
  responses: createdAnswer(leagueAnswerSchema, 'The new bolão'),
})
const raceRoute = createRoute({
  method: 'get',
  path: '/api/pools/{id}/race',
  summary: 'Read the course of a bolão, stage by stage',
  request: { params: idParams, query: joinPoolSchema },
  responses: jsonAnswer(poolRaceSchema, 'The points of its leaders and me'),
})

export function ownerRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(nameRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, managerId: otherId } = c.req.valid('param')
      await changeCoOwner(db, { leagueId, managerId, otherId, isOwner: true })
      return c.json({ managerId: otherId, isOwner: true }, 200, noStore)
    })
    .openapi(unnameRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, managerId: otherId } = c.req.valid('param')
      await changeCoOwner(db, { leagueId, managerId, otherId, isOwner: false })
      return sendGone(c)
    })
    .openapi(againRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const wanted = { ...c.req.valid('json'), leagueId: c.req.valid('param').id, managerId }
      await takeCreationTry(c, managerId)
      const madeId = await makeOnce(c, (note) => makePoolAgain(db, { ...wanted, note }))
      const made = await leagueById(db, madeId)
      if (!made) throw httpProblem('not_found')
      return c.json({ league: leagueView(made, await readCaps(db)) }, 201, madeAt(`/api/leagues/${madeId}`))
    })
    .openapi(raceRoute, async (c) => {
      const viewer = await viewerOf(c)
      const { code } = c.req.valid('query')
      const asked = { leagueId: c.req.valid('param').id, managerId: viewer?.managerId, code }
      return c.json(await readRace(db, asked), 200, noStore)
    })
}
