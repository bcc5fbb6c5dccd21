import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import { slugParams } from '#contract/championship.ts'
import {
  feedAgeSchema,
  feedNotesQuery,
  feedNotesSchema,
  feedRequestSchema,
  feedStepSchema,
  operatorFeedsSchema,
} from '#contract/feed.ts'
import { feedAge } from '#db/feed/feeds.ts'
import type { Tables } from '#db/schema/schema.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idAfter, splitPage } from '#api/http/page-window.ts'
import type { ProblemError } from '#api/http/problem.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireOperator } from '#api/session/viewer.ts'
import { feedProblem } from './feed-problems.ts'
import { feedsView, noteView } from './feed-view.ts'
import type { FeedOutcome, Feeds } from './feeds.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/operator/feeds',
  summary: 'List the feeds of this server, with their state',
  responses: jsonAnswer(operatorFeedsSchema, 'The feeds'),
})
const notesRoute = createRoute({
  method: 'get',
  path: '/api/operator/feeds/notes',
  summary: 'List what happened to the feeds of this server',
  request: { query: feedNotesQuery },
  responses: jsonAnswer(feedNotesSchema, 'The events of all feeds'),
})
const onRoute = createRoute({
  method: 'put',
  path: '/api/operator/feeds/{slug}',
  summary: 'Take the matches of a championship from a feed',
  request: { params: slugParams, ...jsonBody(feedRequestSchema) },
  responses: jsonAnswer(doneSchema, 'The feed is polled at once'),
})
const stepRoute = createRoute({
  method: 'post',
  path: '/api/operator/feeds/{slug}/steps',
  summary: 'Pause a feed, resume it, accept results that it takes back, or turn it off',
  request: { params: slugParams, ...jsonBody(feedStepSchema) },
  responses: jsonAnswer(doneSchema, 'Done, from now on'),
})
const ageRoute = createRoute({
  method: 'get',
  path: '/api/feed',
  summary: 'Read how old the news from the feed of the championship is',
  responses: jsonAnswer(feedAgeSchema, 'When its source last answered'),
})

const done = { done: true as const }

const problems: Record<Exclude<FeedOutcome, 'changed'>, () => ProblemError> = {
  unknown_championship: () => httpProblem('championship_unknown'),
  host_not_allowed: () => feedProblem('host_not_allowed', { field: 'address' }),
  no_feed: () => feedProblem('feed_unchanged'),
}

export function feedRoutes({ db, feeds }: { db: Kysely<Tables>; feeds: Feeds }) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      await requireOperator(c)
      return c.json(feedsView(await feeds.list(), feeds.hosts), 200, noStore)
    })
    .openapi(notesRoute, async (c) => {
      await requireOperator(c)
      const { cursor, limit } = c.req.valid('query')
      const rows = await feeds.notes({ before: idAfter(cursor), limit: limit + 1 })
      const { shown, next } = splitPage(rows, limit, ({ id }) => id)
      return c.json({ items: shown.map(noteView), next }, 200, noStore)
    })
    .openapi(onRoute, async (c) => {
      const { managerId } = await requireOperator(c)
      const outcome = await feeds.turnOn({ ...c.req.valid('param'), ...c.req.valid('json') }, managerId)
      if (outcome !== 'changed') throw problems[outcome]()
      return c.json(done, 200, noStore)
    })
    .openapi(stepRoute, async (c) => {
      const { managerId } = await requireOperator(c)
      const step = { ...c.req.valid('param'), name: c.req.valid('json').step }
      const outcome = await feeds.step(step, managerId)
      if (outcome !== 'changed') throw problems[outcome]()
      return c.json(done, 200, noStore)
    })
    .openapi(ageRoute, async (c) => c.json(await feedAge(db, championshipIdOf(c)), 200, noStore))
}
