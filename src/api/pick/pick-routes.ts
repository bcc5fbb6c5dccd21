import { championshipIdOf } from '#api/http/requested-championship.ts'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import {
  checkedPicksSchema,
  crowdSchema,
  pickHistoryQuery,
  pickHistorySchema,
  picksOfManagerSchema,
  savedPicksSchema,
  savePicksSchema,
  upcomingPicksQuery,
  upcomingPicksSchema,
  type CheckedPicks,
  type SavedPicks,
} from '#contract/pick.ts'
import { laterDays, matchesToPick, matchWithPick } from '#db/pick/pick.ts'
import { gameClock } from '#db/market/market.ts'
import type { Tables } from '#db/schema/schema.ts'
import { promisesOf } from '#db/var/promise.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { ensureManager, requirePerson, viewerOf } from '#api/session/viewer.ts'
import { crowdView } from '#api/views/crowd-view.ts'
import { createCrowd } from './crowd.ts'
import { pickProblems } from '#api/views/pick-problems.ts'
import { pickMatchView } from '#api/views/pick-view.ts'
import { readRecord, readRunningPicks, readStartedPicks } from './read-pick.ts'
import { judgePick, savePick, type WantedPick } from './save-pick.ts'

/** Today and the week after it. */
const DAYS_AHEAD = 8

const upcomingRoute = createRoute({
  method: 'get',
  path: '/api/picks/upcoming',
  summary: 'List matches to pick, with the forecast and my pick',
  request: { query: upcomingPicksQuery },
  responses: jsonAnswer(upcomingPicksSchema, 'Matches of the next days in all sports, and the days that follow'),
})
const matchRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}/pick',
  summary: 'Read one match with my pick, the forecast and, from kick-off on, the picks of everybody',
  request: { params: idParams },
  responses: jsonAnswer(upcomingPicksSchema, 'A list with only this match'),
})
const saveRoute = createRoute({
  method: 'put',
  path: '/api/picks',
  summary: 'Save one or many picks',
  request: jsonBody(savePicksSchema),
  responses: jsonAnswer(savedPicksSchema, 'One result for each pick: saved or refused'),
})
const checkRoute = createRoute({
  method: 'post',
  path: '/api/picks/checks',
  summary: 'Check whether picks could be saved, and if not, why; nothing is stored. A visitor saves first, then checks',
  request: jsonBody(savePicksSchema),
  responses: jsonAnswer(checkedPicksSchema, 'One result for each pick: null or the reason for a refusal'),
})
const historyRoute = createRoute({
  method: 'get',
  path: '/api/picks/history',
  summary: 'List my picks on matches that have kicked off, with my record and my skill',
  request: { query: pickHistoryQuery },
  responses: jsonAnswer(pickHistorySchema, 'My picks; empty for a visitor'),
})
const crowdRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}/crowd',
  summary: 'Read what people picked on a match, from kick-off on',
  request: { params: idParams },
  responses: jsonAnswer(
    z.object({ crowd: crowdSchema.nullable() }).meta({ id: 'CrowdAnswer' }),
    'The shares of the picks; null until kick-off',
  ),
})
const othersRoute = createRoute({
  method: 'get',
  path: '/api/managers/{id}/picks',
  summary: "List a manager's picks on matches that have kicked off",
  request: { params: idParams, query: pickHistoryQuery },
  responses: jsonAnswer(picksOfManagerSchema, 'Newest first'),
})

export function pickRoutes({ db }: { db: Kysely<Tables> }) {
  const crowd = createCrowd(db)
  /** A refused pick must not create a guest. */
  const saveOne = async (c: Context<AppEnv>, wanted: WantedPick) => {
    const judged = (await viewerOf(c)) ? undefined : await judgePick(db, wanted)
    if (judged && !judged.ok) return judged
    const { managerId } = await ensureManager(c)
    return savePick(db, { managerId, ...wanted })
  }
  /** VR4: reads the promises of all saved picks in one query, after the last pick has committed. */
  const withPromises = async (c: Context<AppEnv>, results: SavedPicks['results']) => {
    const viewer = await viewerOf(c)
    const subjectIds = results.flatMap((one) => ('promise' in one ? [one.matchId] : []))
    if (!viewer || subjectIds.length === 0) return results
    const promises = await promisesOf(db, { kind: 'pick', subjectIds, managerId: viewer.managerId })
    return results.map((one) => ('promise' in one ? { ...one, promise: promises.get(one.matchId) ?? null } : one))
  }
  return contractRouter()
    .openapi(upcomingRoute, async (c) => {
      const viewer = await viewerOf(c)
      const { only, day } = c.req.valid('query')
      const of = { championshipId: championshipIdOf(c), managerId: viewer?.managerId }
      const isWhole = !only && !day
      const [clock, rows, running, later] = await Promise.all([
        gameClock(db, of.championshipId),
        matchesToPick(db, { ...of, days: only ?? (day === undefined ? DAYS_AHEAD : { day }) }),
        viewer && isWhole ? readRunningPicks(db, { ...of, managerId: viewer.managerId }) : [],
        isWhole ? laterDays(db, { ...of, days: DAYS_AHEAD }) : [],
      ])
      return c.json(
        {
          ...clock,
          matches: rows.map((row) => pickMatchView(row)),
          running,
          later: later.map(({ firstAt, ...rest }) => ({ ...rest, firstAtMs: firstAt.getTime() })),
        },
        200,
        noStore,
      )
    })
    .openapi(matchRoute, async (c) => {
      const { id } = c.req.valid('param')
      const viewer = await viewerOf(c)
      const [clock, row, crowds] = await Promise.all([
        gameClock(db, championshipIdOf(c)),
        matchWithPick(db, { managerId: viewer?.managerId, matchId: id }),
        crowd.of([id]),
      ])
      if (!row) throw httpProblem('not_found')
      return c.json({ ...clock, matches: [pickMatchView(row, crowds.get(id))] }, 200, noStore)
    })
    .openapi(saveRoute, async (c) => {
      const { picks } = c.req.valid('json')
      const results: SavedPicks['results'] = []
      for (const { matchId, pick } of picks) {
        const saved = await saveOne(c, { matchId, pick })
        if (saved.ok) results.push({ matchId, ...saved.value, promise: null })
        else
          results.push({ matchId, refused: saved.error, detail: pickProblems[saved.error][c.get('language')].detail })
      }
      return c.json({ results: await withPromises(c, results) }, 200, noStore)
    })
    .openapi(checkRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const results: CheckedPicks['results'] = []
      for (const { matchId, pick } of c.req.valid('json').picks) {
        const judged = await judgePick(db, { matchId, pick, managerId })
        const refused = judged.ok ? null : judged.error
        const detail = refused && pickProblems[refused][c.get('language')].detail
        results.push({ matchId, refused, detail })
      }
      return c.json({ results }, 200, noStore)
    })
    .openapi(historyRoute, async (c) => {
      const viewer = await viewerOf(c)
      if (!viewer) return c.json({ record: null, items: [], next: null, total: 0 }, 200, noStore)
      const own = { championshipId: championshipIdOf(c), managerId: viewer.managerId }
      const [record, started] = await Promise.all([
        readRecord(db, crowd, own),
        readStartedPicks(db, crowd, { ...own, ...c.req.valid('query') }),
      ])
      return c.json({ record: record ?? null, ...started }, 200, noStore)
    })
    .openapi(crowdRoute, async (c) => {
      const { id } = c.req.valid('param')
      const row = (await crowd.of([id])).get(id)
      return c.json({ crowd: row ? crowdView(row) : null }, 200, noStore)
    })
    .openapi(othersRoute, async (c) => {
      const asked = {
        championshipId: championshipIdOf(c),
        managerId: c.req.valid('param').id,
        ...c.req.valid('query'),
      }
      return c.json(await readStartedPicks(c.get('reads'), crowd, asked), 200, noStore)
    })
}
