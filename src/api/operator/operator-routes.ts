import { championshipIdOf } from '#api/http/requested-championship.ts'
import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import {
  correctionRequestSchema,
  failingJobsQuery,
  failingJobsSchema,
  operatorJournalQuery,
  operatorJournalSchema,
  operatorOverviewSchema,
  operatorRoundSchema,
  operatorWorldSchema,
  paceSchema,
} from '#contract/operator.ts'
import { nextBackupAtMs, readBackupRecord } from '#db/backup/backup-record.ts'
import { readClock } from '#db/clock/clock.ts'
import { readJournal } from '#db/operator/operator-journal.ts'
import { openRound } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { failingJobs, readWorkQueue } from '#db/operator/work-queue.ts'
import { roundStatus, worldStatus } from '#db/world/world-status.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { idAfter, splitPage } from '#api/http/page-window.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireOperator } from '#api/session/viewer.ts'
import { operatorProblem } from './operator-problems.ts'
import { correctionProblems, lockProblems, settleProblems, type Operations } from './operations.ts'
import { roundView } from './operator-view.ts'

const journalRoute = createRoute({
  method: 'get',
  path: '/api/operator/journal',
  summary: 'List what operators and organisers did by hand',
  request: { query: operatorJournalQuery },
  responses: jsonAnswer(operatorJournalSchema, 'Newest first'),
})
const overviewRoute = createRoute({
  method: 'get',
  path: '/api/operator',
  summary: 'Read the clock, the queue of work and the backups',
  responses: jsonAnswer(operatorOverviewSchema, 'The clock, the queue and the backups'),
})
const jobsRoute = createRoute({
  method: 'get',
  path: '/api/operator/jobs',
  summary: 'List jobs that failed',
  request: { query: failingJobsQuery },
  responses: jsonAnswer(failingJobsSchema, 'The jobs'),
})
const worldRoute = createRoute({
  method: 'get',
  path: '/api/operator/world',
  summary: 'Read how much data is stored',
  responses: jsonAnswer(operatorWorldSchema, 'The counts'),
})
const roundRoute = createRoute({
  method: 'get',
  path: '/api/operator/rounds/{id}',
  summary: 'Read a round with its steps and its matches',
  request: { params: idParams },
  responses: jsonAnswer(operatorRoundSchema, 'The round'),
})
const lockRoute = createRoute({
  method: 'post',
  path: '/api/operator/rounds/{id}/lock',
  summary: 'Close the market of the open round now',
  request: { params: idParams },
  responses: jsonAnswer(doneSchema, 'The market is closed'),
})
const settleRoute = createRoute({
  method: 'post',
  path: '/api/operator/rounds/{id}/settle',
  summary: 'Settle a round whose matches are all over',
  request: { params: idParams },
  responses: jsonAnswer(doneSchema, 'Settled'),
})
const correctRoute = createRoute({
  method: 'post',
  path: '/api/operator/matches/{id}/corrections',
  summary: 'Correct a finished match, and settle again what follows from it (RL5)',
  request: { params: idParams, ...jsonBody(correctionRequestSchema) },
  responses: jsonAnswer(doneSchema, 'Corrected and settled'),
})
const paceRoute = createRoute({
  method: 'put',
  path: '/api/operator/pace',
  summary: 'Make the game clock run faster or slower',
  request: jsonBody(paceSchema),
  responses: jsonAnswer(doneSchema, 'Done, from now on'),
})

const done = { done: true as const }

interface OperatorFacts {
  db: Kysely<Tables>
  operations: Operations
}

export function operatorRoutes({ db, operations }: OperatorFacts) {
  return contractRouter()
    .openapi(overviewRoute, async (c) => {
      await requireOperator(c)
      const championshipId = championshipIdOf(c)
      const [clock, rounds, work, record] = await Promise.all([
        readClock(db, championshipId),
        roundStatus(db, { championshipId }),
        readWorkQueue(db),
        readBackupRecord(db),
      ])
      const { keep, last, failure } = record
      const overview = {
        gameNowMs: clock.now.getTime(),
        pace: clock.pace,
        currentRoundId: rounds[0]?.id ?? null,
        work,
        backups: { keep, last, failure, nextAtMs: nextBackupAtMs(record) },
      }
      return c.json(overview, 200, noStore)
    })
    .openapi(journalRoute, async (c) => {
      await requireOperator(c)
      const { cursor, limit } = c.req.valid('query')
      const rows = await readJournal(db, { before: idAfter(cursor), limit: limit + 1 })
      const { shown, next } = splitPage(rows, limit, ({ id }) => id)
      return c.json({ items: shown, next }, 200, noStore)
    })
    .openapi(jobsRoute, async (c) => {
      await requireOperator(c)
      const { cursor, limit } = c.req.valid('query')
      const rows = await failingJobs(db, { before: idAfter(cursor), limit: limit + 1 })
      const { shown, next } = splitPage(rows, limit, ({ id }) => id)
      return c.json({ items: shown, next }, 200, noStore)
    })
    .openapi(worldRoute, async (c) => {
      await requireOperator(c)
      return c.json(operatorWorldSchema.parse(await worldStatus(db, championshipIdOf(c))), 200, noStore)
    })
    .openapi(roundRoute, async (c) => {
      await requireOperator(c)
      const [round] = await roundStatus(db, { roundId: c.req.valid('param').id })
      if (!round) throw httpProblem('not_found')
      const market = await openRound(db, round.championshipId)
      return c.json(roundView(round, market?.id), 200, noStore)
    })
    .openapi(lockRoute, async (c) => {
      const { managerId } = await requireOperator(c)
      const outcome = await operations.lockRound(c.req.valid('param').id, managerId)
      if (outcome !== 'locked') throw lockProblems[outcome]()
      return c.json(done, 200, noStore)
    })
    .openapi(settleRoute, async (c) => {
      const { managerId } = await requireOperator(c)
      const outcome = await operations.settleRound(c.req.valid('param').id, managerId)
      if (outcome !== 'settled') throw settleProblems[outcome]()
      return c.json(done, 200, noStore)
    })
    .openapi(correctRoute, async (c) => {
      const { managerId } = await requireOperator(c)
      const correction = { matchId: c.req.valid('param').id, ...c.req.valid('json') }
      const result = await operations.correctMatch(correction, managerId)
      if (!result.ok) throw correctionProblems[result.error.kind]()
      return c.json(done, 200, noStore)
    })
    .openapi(paceRoute, async (c) => {
      const { managerId } = await requireOperator(c)
      const outcome = await operations.setPace(
        { championshipId: championshipIdOf(c), ...c.req.valid('json') },
        managerId,
      )
      if (outcome === 'real_time') throw operatorProblem('real_time')
      return c.json(done, 200, noStore)
    })
}
