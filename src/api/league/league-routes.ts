import { createRoute, z } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import {
  editLeagueSchema,
  joinedSchema,
  joinLeagueSchema,
  leagueListSchema,
  leaguePageQuerySchema,
  leaguePageSchema,
  leagueQuerySchema,
  leagueSchema,
  newLeagueSchema,
} from '#contract/league.ts'
import type { DataVersions } from '#db/data-version.ts'
import { leagueByCode, leagueById, searchLeagues } from '#db/league.ts'
import { membershipsOf } from '#db/league-member.ts'
import type { Tables } from '#db/schema.ts'
import { ProblemError } from '#api/http/problem.ts'
import { contractRouter } from '#api/http/router.ts'
import { ensureManager, requirePerson, viewerOf } from '#api/session/viewer.ts'
import type { Live } from '#api/stream/live.ts'
import { changeLeague, createLeague, joinLeague, leaveLeague, takeBackLeague } from './change-league.ts'
import { leagueView } from './league-view.ts'
import { createLiveStandings } from './live-standings.ts'
import { readLeaguePage } from './read-league.ts'

const json = <T extends z.ZodType>(schema: T) => ({ content: { 'application/json': { schema } } })
const idParams = z.object({ id: z.coerce.number().int().positive() })
const memberParams = idParams.extend({ squadId: z.coerce.number().int().positive() })
const oneLeague = z.object({ league: leagueSchema }).meta({ id: 'LeagueAnswer' })
const fresh = { 'cache-control': 'no-store' }
const LIST_PAGE = 20

const listRoute = createRoute({
  method: 'get',
  path: '/api/leagues',
  summary: 'Leagues to browse, mine, or ended ones',
  request: { query: leagueQuerySchema },
  responses: { 200: { description: 'Featured first', ...json(leagueListSchema) } },
})
const byCodeRoute = createRoute({
  method: 'get',
  path: '/api/leagues/by-code/{code}',
  summary: 'The league an invitation leads to',
  request: { params: z.object({ code: z.string().max(40) }) },
  responses: { 200: { description: 'The league', ...json(oneLeague) } },
})
const pageRoute = createRoute({
  method: 'get',
  path: '/api/leagues/{id}',
  summary: 'A league with its standings, 50 a page',
  request: { params: idParams, query: leaguePageQuerySchema },
  responses: { 200: { description: 'The league', ...json(leaguePageSchema) } },
})
const createLeagueRoute = createRoute({
  method: 'post',
  path: '/api/leagues',
  summary: 'Create a league',
  request: { body: json(newLeagueSchema) },
  responses: { 200: { description: 'The league', ...json(oneLeague) } },
})
const editRoute = createRoute({
  method: 'patch',
  path: '/api/leagues/{id}',
  summary: 'Rename, describe, pass on or close a league of mine',
  request: { params: idParams, body: json(editLeagueSchema) },
  responses: { 200: { description: 'The league', ...json(oneLeague) } },
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/leagues/{id}',
  summary: 'Delete a league of mine that nobody else is in and that has not been played',
  request: { params: idParams },
  responses: { 200: { description: 'Done', ...json(z.object({ deleted: z.literal(true) })) } },
})
const joinRoute = createRoute({
  method: 'post',
  path: '/api/leagues/{id}/members',
  summary: 'Join with a squad',
  request: { params: idParams, body: json(joinLeagueSchema) },
  responses: { 200: { description: 'Joined', ...json(joinedSchema) } },
})
const leaveRoute = createRoute({
  method: 'delete',
  path: '/api/leagues/{id}/members/{squadId}',
  summary: 'Undo joining, or take a squad out of a league of mine',
  request: { params: memberParams },
  responses: { 200: { description: 'Done', ...json(z.object({ left: z.literal(true) })) } },
})

interface LeagueFacts {
  db: Kysely<Tables>
  live: Live
  versions: DataVersions
}

export function leagueRoutes({ db, live, versions }: LeagueFacts) {
  const liveStandings = createLiveStandings({ db, feed: live.feed, versions })
  const answerOf = async (id: number) => {
    const row = await leagueById(db, id)
    if (!row) throw new ProblemError('not_found')
    return { league: leagueView(row) }
  }
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const viewer = await viewerOf(c)
      const { page, search, scope, format } = c.req.valid('query')
      const window = { limit: LIST_PAGE, offset: (page - 1) * LIST_PAGE }
      const [{ rows, total }, memberships] = await Promise.all([
        searchLeagues(db, { search, scope, format, ...window, managerId: viewer?.managerId }),
        viewer ? membershipsOf(db, viewer.managerId) : [],
      ])
      return c.json({ leagues: rows.map(leagueView), memberships, total }, 200, fresh)
    })
    .openapi(byCodeRoute, async (c) => {
      const row = await leagueByCode(db, c.req.valid('param').code.toUpperCase())
      if (!row) throw new ProblemError('not_found')
      return c.json({ league: leagueView(row) }, 200, fresh)
    })
    .openapi(pageRoute, async (c) => {
      const viewer = await viewerOf(c)
      const { page, round, code } = c.req.valid('query')
      const asked = { leagueId: c.req.valid('param').id, page, round, code, managerId: viewer?.managerId }
      return c.json(await readLeaguePage({ db, liveStandings }, asked), 200, fresh)
    })
    .openapi(createLeagueRoute, async (c) => {
      const { managerId } = await ensureManager(c)
      return c.json(await answerOf(await createLeague(db, managerId, c.req.valid('json'))), 200, fresh)
    })
    .openapi(editRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId } = c.req.valid('param')
      const { name, description, ownerId, closed } = c.req.valid('json')
      await changeLeague(db, { leagueId, managerId, edit: { name, description, ownerId, closed } })
      return c.json(await answerOf(leagueId), 200, fresh)
    })
    .openapi(deleteRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      await takeBackLeague(db, c.req.valid('param').id, managerId)
      return c.json({ deleted: true as const }, 200, fresh)
    })
    .openapi(joinRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { squadId, code } = c.req.valid('json')
      const joined = await joinLeague(db, { leagueId: c.req.valid('param').id, managerId, squadId, code })
      return c.json(joined, 200, fresh)
    })
    .openapi(leaveRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, squadId } = c.req.valid('param')
      await leaveLeague(db, { leagueId, managerId, squadId })
      return c.json({ left: true as const }, 200, fresh)
    })
}
