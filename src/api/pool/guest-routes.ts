import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import {
  broughtSheetSchema,
  madeGuestSchema,
  newGuestSchema,
  pickSheetSchema,
  poolGuestsSchema,
  typedPickSchema,
  typePickSchema,
} from '#contract/pool-guest.ts'
import type { Tables } from '#db/schema/schema.ts'
import { promiseOf } from '#db/var/promise.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { sendSheet, sheetAnswer } from '#api/http/send-sheet.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { pickProblems } from '#api/views/pick-problems.ts'
import { callGuest, removeTypedGuest } from './change-guest.ts'
import { addGuest, importSheet, guestSheet, readGuests, typePick } from './pool-guests.ts'
import { sheetWords } from './sheet-words.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/pools/{id}/guests',
  summary: 'List guests without a phone in a bolão of mine, with their typed picks on matches to come (BL14)',
  request: { params: idParams },
  responses: jsonAnswer(poolGuestsSchema, 'The guests'),
})
const addRoute = createRoute({
  method: 'post',
  path: '/api/pools/{id}/guests',
  summary: 'Add a guest without a phone to a bolão of mine (BL14)',
  request: { params: idParams, ...jsonBody(newGuestSchema) },
  responses: createdAnswer(madeGuestSchema, 'Added'),
})
const guestParams = idParams.extend({ managerId: idSchema })
const callRoute = createRoute({
  method: 'put',
  path: '/api/pools/{id}/guests/{managerId}',
  summary: 'Rename a guest without a phone; everybody in the bolão sees the change',
  request: { params: guestParams, ...jsonBody(newGuestSchema) },
  responses: jsonAnswer(madeGuestSchema, 'Renamed'),
})
const takeOutRoute = createRoute({
  method: 'delete',
  path: '/api/pools/{id}/guests/{managerId}',
  summary: 'Remove a guest without a phone and their points from a bolão of mine; everybody in it sees this',
  request: { params: guestParams },
  responses: goneAnswer('Removed'),
})
const typeRoute = createRoute({
  method: 'put',
  path: '/api/pools/{id}/guests/{managerId}/pick',
  summary: 'Save a pick for a guest without a phone, until kick-off',
  request: { params: guestParams, ...jsonBody(typePickSchema) },
  responses: jsonAnswer(typedPickSchema, 'Saved or refused'),
})
const templateRoute = createRoute({
  method: 'get',
  path: '/api/pools/{id}/guests.xlsx',
  summary: 'Download the sheet to fill in for guests without a phone',
  request: { params: idParams },
  responses: sheetAnswer('xlsx'),
})
const sheetRoute = createRoute({
  method: 'put',
  path: '/api/pools/{id}/guests',
  summary: 'Import the picks of guests without a phone from the cells of a sheet',
  request: { params: idParams, ...jsonBody(pickSheetSchema) },
  responses: jsonAnswer(broughtSheetSchema, 'What was saved, and what could not be read'),
})

export function guestRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      return c.json(await readGuests(db, { leagueId: c.req.valid('param').id, managerId }), 200, noStore)
    })
    .openapi(addRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      await takeCreationTry(c, managerId)
      const { id: leagueId } = c.req.valid('param')
      const guest = await addGuest(db, { leagueId, managerId, ...c.req.valid('json') })
      return c.json({ guest }, 201, madeAt(`/api/pools/${leagueId}/guests`))
    })
    .openapi(callRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, managerId: guestId } = c.req.valid('param')
      const guest = await callGuest(db, { leagueId, managerId, guestId, ...c.req.valid('json') })
      return c.json({ guest }, 200, noStore)
    })
    .openapi(takeOutRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, managerId: guestId } = c.req.valid('param')
      await removeTypedGuest(db, { leagueId, managerId, guestId })
      return sendGone(c)
    })
    .openapi(typeRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, managerId: guestId } = c.req.valid('param')
      const { matchId, pick } = c.req.valid('json')
      const saved = await typePick(db, { leagueId, managerId, guestId, matchId, pick })
      if (saved.ok) {
        const promise = await promiseOf(db, { kind: 'guest-pick', subjectId: matchId, managerId: guestId })
        return c.json({ result: { matchId, ...saved.value, promise } }, 200, noStore)
      }
      const { detail } = pickProblems[saved.error][c.get('language')]
      return c.json({ result: { matchId, refused: saved.error, detail } }, 200, noStore)
    })
    .openapi(templateRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId } = c.req.valid('param')
      const rows = await guestSheet(db, { leagueId, managerId })
      return sendSheet(c, { rows, name: `convidados-${leagueId}`, format: 'xlsx' })
    })
    .openapi(sheetRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      await takeCreationTry(c, managerId)
      const { id: leagueId } = c.req.valid('param')
      const { problems, ...done } = await importSheet(db, { leagueId, managerId, ...c.req.valid('json') })
      const told = sheetWords[c.get('language')]
      const lines = problems.map(({ kind, ...line }) => ({ ...line, why: told[kind] }))
      return c.json({ ...done, problems: lines }, 200, noStore)
    })
}
