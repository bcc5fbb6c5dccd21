import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { poolBracketSchema, saveBracketSchema } from '#contract/pool-bracket.ts'
import { savedAtSchema } from '#contract/saved-at.ts'
import { poolJokersSchema, savedJokerSchema, saveJokerSchema } from '#contract/pool-joker.ts'
import { poolQuestionsQuerySchema } from '#contract/pool-question.ts'
import type { Tables } from '#db/schema/schema.ts'
import { promiseOf } from '#db/var/promise.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { requirePerson, viewerOf } from '#api/session/viewer.ts'
import { windowOf } from '#api/http/page-window.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { readPoolBracket, saveBracket } from './pool-bracket.ts'
import { readJokers, saveJoker } from './pool-jokers.ts'

const bracketRoute = createRoute({
  method: 'get',
  path: '/api/pools/{id}/bracket',
  summary: "Read the bracket of a bolão, with my choices and, once it is closed, everybody's",
  request: { params: idParams, query: poolQuestionsQuerySchema },
  responses: jsonAnswer(poolBracketSchema, 'The bracket'),
})
const saveBracketRoute = createRoute({
  method: 'put',
  path: '/api/pools/{id}/bracket',
  summary: 'Save my bracket, complete or not, until it closes',
  request: { params: idParams, ...jsonBody(saveBracketSchema) },
  responses: jsonAnswer(savedAtSchema, 'Saved'),
})
const jokersRoute = createRoute({
  method: 'get',
  path: '/api/pools/{id}/jokers',
  summary: 'List the coming rounds of a bolão, with my joker in each',
  request: { params: idParams },
  responses: jsonAnswer(poolJokersSchema, 'One entry for each round'),
})
const saveJokerRoute = createRoute({
  method: 'put',
  path: '/api/pools/{id}/jokers',
  summary: 'Choose the match that counts double for me in its round, until it kicks off (BL11)',
  request: { params: idParams, ...jsonBody(saveJokerSchema) },
  responses: jsonAnswer(savedJokerSchema, 'Saved'),
})

export function bracketRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(bracketRoute, async (c) => {
      const viewer = await viewerOf(c)
      const { code, ...page } = c.req.valid('query')
      const window = windowOf(page, STANDINGS_PAGE)
      const asked = { leagueId: c.req.valid('param').id, managerId: viewer?.managerId, code, window }
      return c.json(await readPoolBracket(db, asked), 200, noStore)
    })
    .openapi(saveBracketRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId } = c.req.valid('param')
      const saved = await saveBracket(db, { leagueId, managerId, ...c.req.valid('json') })
      const promise = await promiseOf(db, { kind: 'bracket', subjectId: leagueId, managerId })
      return c.json({ ...saved, promise }, 200, noStore)
    })
    .openapi(jokersRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      return c.json(await readJokers(db, c.req.valid('param').id, managerId), 200, noStore)
    })
    .openapi(saveJokerRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const wanted = c.req.valid('json')
      const { id: leagueId } = c.req.valid('param')
      await saveJoker(db, { leagueId, managerId, ...wanted })
      const promise = await promiseOf(db, { kind: 'joker', subjectId: leagueId, managerId })
      return c.json({ ...wanted, promise }, 200, noStore)
    })
}
