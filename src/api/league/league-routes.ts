import { championshipIdOf } from '#api/http/requested-championship.ts'
import { createRoute, z } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import {
  editLeagueSchema,
  inviteSchema,
  joinedSchema,
  joinLeagueSchema,
  leagueAnswerSchema,
  LEAGUES_PAGE,
  leagueListSchema,
  leaguePageQuerySchema,
  leaguePageSchema,
  leagueQuerySchema,
  newLeagueSchema,
} from '#contract/league.ts'
import type { DataVersions } from '#db/championship/data-version.ts'
import { leagueByCode, leagueById, searchLeagues, type LeagueRow } from '#db/league/league.ts'
import { isBarredFromLeague, membershipsOf } from '#db/league/league-member.ts'
import { poolPlacesOf } from '#db/pool/pool-member.ts'
import type { Tables } from '#db/schema/schema.ts'
import { readCaps } from '#db/setting/caps.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { makeOnce } from '#api/idempotency/make-once.ts'
import { takeAddressTry, takeCreationTry } from '#api/session/tries.ts'
import { ensureManager, requirePerson, viewerOf } from '#api/session/viewer.ts'
import type { Live } from '#api/stream/live.ts'
import { changeInvite, changeLeague, joinLeague, leaveLeague, deleteOwnLeague } from './change-league.ts'
import { createLeague, leagueFrom } from '#api/league-shared/create-league.ts'
import { newInviteCode, readCode } from '#api/requested-championship/invite-code.ts'
import { leagueView, membershipView } from '#api/league-shared/league-view.ts'
import { nextAt, windowOf } from '#api/http/page-window.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { createLiveStandings } from './live-standings.ts'
import { ownPlaces } from './own-places.ts'
import { readLeaguePage, type ReadPool } from './read-league.ts'

const memberParams = idParams.extend({ squadId: idSchema })

const listRoute = createRoute({
  method: 'get',
  path: '/api/leagues',
  summary: 'List leagues: those to join, mine, or ended ones',
  request: { query: leagueQuerySchema },
  responses: jsonAnswer(leagueListSchema, 'The leagues, featured ones first'),
})
const byCodeRoute = createRoute({
  method: 'get',
  path: '/api/leagues/invited',
  summary: 'Read the league that an invitation leads to',
  // The code is in the query, because the log leaves queries out.
  request: { query: z.object({ code: z.string().max(40) }) },
  responses: jsonAnswer(leagueAnswerSchema, 'The league'),
})
const pageRoute = createRoute({
  method: 'get',
  path: '/api/leagues/{id}',
  summary: 'Read a league with its standings, 50 per page',
  request: { params: idParams, query: leaguePageQuerySchema },
  responses: jsonAnswer(leaguePageSchema, 'The league'),
})
const createLeagueRoute = createRoute({
  method: 'post',
  path: '/api/leagues',
  summary: 'Create a league',
  request: jsonBody(newLeagueSchema),
  responses: createdAnswer(leagueAnswerSchema, 'The league'),
})
const editRoute = createRoute({
  method: 'patch',
  path: '/api/leagues/{id}',
  summary: 'Rename, describe, hand over or close a league of mine',
  request: { params: idParams, ...jsonBody(editLeagueSchema) },
  responses: jsonAnswer(leagueAnswerSchema, 'The league'),
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/leagues/{id}',
  summary: 'Delete a league of mine that has no other members and no round played (LG11)',
  request: { params: idParams },
  responses: goneAnswer('Deleted'),
})
const renewInviteRoute = createRoute({
  method: 'post',
  path: '/api/leagues/{id}/invite',
  summary: 'Create a new invitation code for a league of mine; the old one stops working',
  request: { params: idParams },
  responses: jsonAnswer(inviteSchema, 'The new code'),
})
const revokeInviteRoute = createRoute({
  method: 'delete',
  path: '/api/leagues/{id}/invite',
  summary: 'Remove the invitation code of a league of mine, so that nobody joins by invitation',
  request: { params: idParams },
  responses: goneAnswer('Removed'),
})
const joinRoute = createRoute({
  method: 'post',
  path: '/api/leagues/{id}/members',
  summary: 'Join a league with a squad; join a bolão with POST /api/pools/{id}/members',
  request: { params: idParams, ...jsonBody(joinLeagueSchema) },
  responses: createdAnswer(joinedSchema, 'Joined'),
})
const leaveRoute = createRoute({
  method: 'delete',
  path: '/api/leagues/{id}/members/{squadId}',
  summary: 'Leave a league with a squad, or remove a squad from a league of mine (LG12)',
  request: { params: memberParams },
  responses: goneAnswer('Removed'),
})

interface LeagueFacts {
  db: Kysely<Tables>
  live: Live
  versions: DataVersions
  readPool: ReadPool
}

export function leagueRoutes({ db, live, versions, readPool }: LeagueFacts) {
  const liveStandings = createLiveStandings({ db, live, versions })
  const answerOf = async (id: number) => {
    const row = await leagueById(db, id)
    if (!row) throw httpProblem('not_found')
    return { league: leagueView(row, await readCaps(db)) }
  }
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const championshipId = championshipIdOf(c)
      const viewer = await viewerOf(c)
      const { search, scope, format, ...asked } = c.req.valid('query')
      const window = windowOf(asked, LEAGUES_PAGE)
      const caps = await readCaps(db)
      const view = (row: LeagueRow) => leagueView(row, caps)
      const found = searchLeagues(db, {
        championshipId,
        search,
        scope,
        format,
        ...window,
        managerId: viewer?.managerId,
      })
      if (viewer && scope === 'mine') {
        const { rows, total } = await found
        const { memberships, ...state } = await ownPlaces(
          { db, liveStandings },
          { championshipId, managerId: viewer.managerId },
          rows,
        )
        const pools = await poolPlacesOf(db, viewer.managerId, { leagueIds: rows.map(({ id }) => id) })
        const next = nextAt(window, total)
        return c.json({ items: rows.map(view), next, memberships, pools, total, ...state }, 200, noStore)
      }
      const [{ rows, total }, running, pools] = await Promise.all([
        found,
        viewer ? membershipsOf(db, viewer.managerId, { championshipId }) : [],
        viewer ? poolPlacesOf(db, viewer.managerId, { championshipId }) : [],
      ])
      const memberships = running.map((row) => membershipView(row))
      const next = nextAt(window, total)
      return c.json({ items: rows.map(view), next, memberships, pools, total, oldSinceMs: null }, 200, noStore)
    })
    .openapi(byCodeRoute, async (c) => {
      // Limits guesses at a code.
      const guess = await takeAddressTry(c, 'invite')
      const viewer = await viewerOf(c)
      const row = await leagueByCode(db, readCode(c.req.valid('query').code) ?? '', viewer?.managerId ?? null)
      if (!row || (viewer && (await isBarredFromLeague(db, row.id, viewer.managerId)))) throw httpProblem('not_found')
      await guess.refund()
      return c.json({ league: leagueView(row, await readCaps(db)) }, 200, noStore)
    })
    .openapi(pageRoute, async (c) => {
      const viewer = await viewerOf(c)
      const { round, code, ...page } = c.req.valid('query')
      const window = windowOf(page, STANDINGS_PAGE)
      const asked = { leagueId: c.req.valid('param').id, window, round, code, managerId: viewer?.managerId }
      return c.json(await readLeaguePage({ db, liveStandings, readPool }, asked), 200, noStore)
    })
    .openapi(createLeagueRoute, async (c) => {
      const championshipId = championshipIdOf(c)
      const wanted = c.req.valid('json')
      const { managerId } = await ensureManager(c, async () => {
        await leagueFrom(db, championshipId, wanted)
        // A visitor has no squad to join with.
        if (wanted.squadId !== null) throw httpProblem('not_found')
      })
      await takeCreationTry(c, managerId)
      const leagueId = await makeOnce(c, (note) => createLeague(db, { championshipId, managerId }, { ...wanted, note }))
      return c.json(await answerOf(leagueId), 201, madeAt(`/api/leagues/${leagueId}`))
    })
    .openapi(editRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId } = c.req.valid('param')
      const { scoring, extras, name, description, ownerId, closed } = c.req.valid('json')
      const edit = { name, description, ownerId, closed }
      await changeLeague(db, { leagueId, managerId, edit, pool: { scoring, extras } })
      return c.json(await answerOf(leagueId), 200, noStore)
    })
    .openapi(deleteRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      await deleteOwnLeague(db, c.req.valid('param').id, managerId)
      return sendGone(c)
    })
    .openapi(renewInviteRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const change = { leagueId: c.req.valid('param').id, managerId, code: newInviteCode() }
      return c.json({ inviteCode: await changeInvite(db, change) }, 200, noStore)
    })
    .openapi(revokeInviteRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const change = { leagueId: c.req.valid('param').id, managerId, code: null }
      await changeInvite(db, change)
      return sendGone(c)
    })
    .openapi(joinRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { squadId, code } = c.req.valid('json')
      await takeCreationTry(c, managerId)
      const { id: leagueId } = c.req.valid('param')
      const joined = await joinLeague(db, { leagueId, managerId, squadId, code })
      return c.json(joined, 201, madeAt(`/api/leagues/${leagueId}`))
    })
    .openapi(leaveRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, squadId } = c.req.valid('param')
      await leaveLeague(db, { leagueId, managerId, squadId })
      return sendGone(c)
    })
}
