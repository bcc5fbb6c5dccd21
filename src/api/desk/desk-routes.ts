import { randomBytes } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import {
  deskDeviceHeader,
  deskSchema,
  deskTokenHeader,
  deskTokenPattern,
  heldVerdictSchema,
  helperLinkSchema,
  tapsSchema,
  tapsTakenSchema,
} from '#contract/desk.ts'
import { readDeskMatch, type DeskMatchRow, type Reporter } from '#db/desk/desk.ts'
import { addHelper, helperBy, revokeHelper } from '#db/desk/desk-helper.ts'
import { organisesMatch } from '#db/match/match-organiser.ts'
import { noteReporter } from '#db/match/match-reporter.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { TapRefusal } from '#domain/desk/judge-tap.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { takeAddressTry } from '#api/session/tries.ts'
import { requireAccount, viewerOf, type Viewer } from '#api/session/viewer.ts'
import { deskProblem } from './desk-problems.ts'
import { readDesk } from './read-desk.ts'
import type { Desk } from './desk.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/api/desk/{id}',
  summary: 'Read the desk of a match: its players and everything that was reported',
  request: { params: idParams },
  responses: jsonAnswer(deskSchema, 'The desk, for organisers, operators and anyone who has a link to it'),
})
const tapRoute = createRoute({
  method: 'post',
  path: '/api/desk/{id}/taps',
  summary: 'Report what happened in a match; a tap that arrives again changes nothing',
  request: { params: idParams, ...jsonBody(tapsSchema) },
  responses: jsonAnswer(tapsTakenSchema, 'All taps were accepted, or wait for an organiser'),
})
const linkRoute = createRoute({
  method: 'post',
  path: '/api/desk/{id}/helpers',
  summary: 'Create a link with which a person without an account can use the desk of this match',
  request: { params: idParams },
  responses: createdAnswer(helperLinkSchema, 'The secret of the link, shown once'),
})
const revokeRoute = createRoute({
  method: 'delete',
  path: '/api/desk/{id}/helpers/{helperId}',
  summary: 'Revoke a link to the desk; what was reported through it stays',
  request: { params: idParams.extend({ helperId: idSchema }) },
  responses: goneAnswer('Revoked'),
})

const verdictRoute = createRoute({
  method: 'put',
  path: '/api/desk/{id}/held',
  summary: 'Accept or refuse reports after the end from a device that had not reported before it (DK14)',
  request: { params: idParams, ...jsonBody(heldVerdictSchema) },
  responses: jsonAnswer(tapsTakenSchema, 'How many taps count now, and how many still wait'),
})

const MOST_LINKS = 5

interface AtDesk {
  match: DeskMatchRow
  by: Reporter
}

const problemOf = (error: TapRefusal | 'unknown_match') =>
  error === 'unknown_match' ? httpProblem('not_found') : deskProblem(error)

export function deskRoutes({ db, desk }: { db: Kysely<Tables>; desk: Desk }) {
  const digestOf = (c: Context<AppEnv>, token: string) => c.get('session').digest(`desk ${token}`)

  async function matchOf(matchId: number): Promise<DeskMatchRow> {
    const match = await readDeskMatch(db, matchId)
    if (!match) throw httpProblem('not_found')
    return match
  }

  const mayOrganise = async (viewer: Viewer, matchId: number) =>
    viewer.kind === 'account' && organisesMatch(db, matchId, viewer.managerId)

  async function requireOrganiser(c: Context<AppEnv>, matchId: number) {
    const person = await requireAccount(c)
    if (!(await mayOrganise(person, matchId))) throw personProblem('operator_needed')
    return { match: await matchOf(matchId), person }
  }

  /** DK11: organisers, operators, and anyone with the secret of a link. */
  async function atDesk(c: Context<AppEnv>, matchId: number): Promise<AtDesk> {
    const token = c.req.header(deskTokenHeader)
    const viewer = await viewerOf(c)
    if (token === undefined || (viewer && (await mayOrganise(viewer, matchId)))) {
      const { match, person } = await requireOrganiser(c, matchId)
      return { match, by: { managerId: person.managerId, helperId: null } }
    }
    const helper = deskTokenPattern.test(token)
      ? await helperBy(db, { matchId, tokenDigest: digestOf(c, token) })
      : undefined
    if (!helper) {
      // Limits guesses at a link.
      await takeAddressTry(c, 'desk')
      throw deskProblem('desk_link_unknown')
    }
    return { match: await matchOf(matchId), by: { managerId: helper.managerId, helperId: helper.id } }
  }

  return contractRouter()
    .openapi(readRoute, async (c) => {
      const { match, by } = await atDesk(c, c.req.valid('param').id)
      const asker = { isOrganiser: by.helperId === null, deviceId: c.req.header(deskDeviceHeader) }
      return c.json(await readDesk(db, match, asker), 200, noStore)
    })
    .openapi(tapRoute, async (c) => {
      const { match, by } = await atDesk(c, c.req.valid('param').id)
      const told = await desk.tell({ matchId: match.id, taps: c.req.valid('json').taps, by })
      if (!told.ok) throw problemOf(told.error)
      // FP3: this also counts people who use a link, if we know who they are.
      const viewer = await viewerOf(c)
      if (viewer) await noteReporter(db, match.id, viewer.managerId)
      return c.json(told.value, 200, noStore)
    })
    .openapi(verdictRoute, async (c) => {
      const { match, person } = await requireOrganiser(c, c.req.valid('param').id)
      const decided = await desk.decide({ matchId: match.id, ...c.req.valid('json'), by: person.managerId })
      if (decided.ok) return c.json(decided.value, 200, noStore)
      throw problemOf(decided.error)
    })
    .openapi(linkRoute, async (c) => {
      const { match, person } = await requireOrganiser(c, c.req.valid('param').id)
      const token = randomBytes(24).toString('base64url')
      const link = { matchId: match.id, tokenDigest: digestOf(c, token), managerId: person.managerId, most: MOST_LINKS }
      if (!(await addHelper(db, link))) throw deskProblem('too_many_links')
      return c.json({ token }, 201, madeAt(`/api/desk/${match.id}`))
    })
    .openapi(revokeRoute, async (c) => {
      const { id, helperId } = c.req.valid('param')
      await requireOrganiser(c, id)
      await revokeHelper(db, id, helperId)
      return sendGone(c)
    })
}
