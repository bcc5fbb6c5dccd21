import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { createdSchema } from '#contract/created.ts'
import {
  newQuestionSchema,
  poolQuestionsQuerySchema,
  poolQuestionsSchema,
  saveAnswerSchema,
  verdictSchema,
} from '#contract/pool-question.ts'
import { savedAtSchema } from '#contract/saved-at.ts'
import type { Tables } from '#db/schema/schema.ts'
import { promiseOf } from '#db/var/promise.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { makeOnce } from '#api/idempotency/make-once.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { requirePerson, viewerOf } from '#api/session/viewer.ts'
import { windowOf } from '#api/http/page-window.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { createQuestion, readPoolQuestions, saveAnswer, settleQuestion, removeQuestion } from './pool-questions.ts'

const questionParams = idParams.extend({ questionId: idSchema })

const listRoute = createRoute({
  method: 'get',
  path: '/api/pools/{id}/questions',
  summary: "List the bonus questions of a bolão, with my answers and, from each deadline on, everybody's",
  request: { params: idParams, query: poolQuestionsQuerySchema },
  responses: jsonAnswer(poolQuestionsSchema, 'The questions, in order of deadline'),
})
const askRoute = createRoute({
  method: 'post',
  path: '/api/pools/{id}/questions',
  summary: 'Add a bonus question to a bolão of mine',
  request: { params: idParams, ...jsonBody(newQuestionSchema) },
  responses: createdAnswer(createdSchema, 'Added'),
})
const takeBackRoute = createRoute({
  method: 'delete',
  path: '/api/pools/{id}/questions/{questionId}',
  summary: 'Remove a bonus question from a bolão of mine, until its deadline',
  request: { params: questionParams },
  responses: goneAnswer('Removed'),
})
const answerRoute = createRoute({
  method: 'put',
  path: '/api/pools/{id}/questions/{questionId}/answer',
  summary: 'Answer a bonus question until its deadline',
  request: { params: questionParams, ...jsonBody(saveAnswerSchema) },
  responses: jsonAnswer(savedAtSchema, 'Saved'),
})
const settleRoute = createRoute({
  method: 'put',
  path: '/api/pools/{id}/questions/{questionId}/verdict',
  summary: 'Decide the right answer in a bolão of mine, from the deadline on; each decision is recorded',
  request: { params: questionParams, ...jsonBody(verdictSchema) },
  responses: jsonAnswer(verdictSchema, 'Settled'),
})

export function questionRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const viewer = await viewerOf(c)
      const { code, ...page } = c.req.valid('query')
      const window = windowOf(page, STANDINGS_PAGE)
      const asked = { leagueId: c.req.valid('param').id, managerId: viewer?.managerId, code, window }
      return c.json(await readPoolQuestions(db, asked), 200, noStore)
    })
    .openapi(askRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId } = c.req.valid('param')
      const wanted = { ...c.req.valid('json'), leagueId, managerId }
      await takeCreationTry(c, managerId)
      const id = await makeOnce(c, (note) => createQuestion(db, { ...wanted, note }))
      return c.json({ id }, 201, madeAt(`/api/pools/${leagueId}/questions`))
    })
    .openapi(takeBackRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, questionId } = c.req.valid('param')
      await removeQuestion(db, { leagueId, questionId, managerId })
      return sendGone(c)
    })
    .openapi(answerRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, questionId } = c.req.valid('param')
      const { choices } = c.req.valid('json')
      const saved = await saveAnswer(db, { leagueId, questionId, managerId, choices })
      const promise = await promiseOf(db, { kind: 'answer', subjectId: questionId, managerId })
      return c.json({ ...saved, promise }, 200, noStore)
    })
    .openapi(settleRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, questionId } = c.req.valid('param')
      const { right } = c.req.valid('json')
      await settleQuestion(db, { leagueId, questionId, managerId, right })
      return c.json({ right }, 200, noStore)
    })
}
