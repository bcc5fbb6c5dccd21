import { randomBytes } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { calendarAddressSchema } from '#contract/calendar.ts'
import type { Language } from '#contract/language.ts'
import {
  calendarOf,
  calendarOwner,
  removeCalendarKey,
  storeCalendarKey,
  type CalendarRow,
} from '#db/notice/calendar.ts'
import type { Tables } from '#db/schema/schema.ts'
import { icsOf, type CalendarEvent } from '#domain/calendar/ics.ts'
import { goneAnswer, jsonAnswer, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter, honoOf } from '#api/http/router.ts'
import { takeAddressTry, takeCreationTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'

const makeRoute = createRoute({
  method: 'post',
  path: '/api/calendar',
  summary: 'Create a new address for my calendar; the earlier address stops working',
  responses: jsonAnswer(calendarAddressSchema, 'The address'),
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/api/calendar',
  summary: 'Remove the address of my calendar',
  responses: goneAnswer('Removed'),
})

const DEADLINE: Record<Language, (round: number, championship: string) => string> = {
  'pt-BR': (round, championship) => `Fecha o mercado da rodada ${round} (${championship})`,
  es: (round, championship) => `Cierra el mercado de la jornada ${round} (${championship})`,
  en: (round, championship) => `The market of round ${round} closes (${championship})`,
}

const titleOf = ({ roundNumber, homeName, awayName, championship }: CalendarRow, language: Language) =>
  roundNumber === null ? `${homeName} x ${awayName}` : DEADLINE[language](roundNumber, championship)

/** NT12: calendar programs fetch this file again and again, and know only its address. */
async function sendCalendar(c: Context<AppEnv>, db: Kysely<Tables>, managerId: number) {
  const site = c.get('site')
  const { host } = new URL(site)
  const events = (await calendarOf(db, managerId)).map((row): CalendarEvent => ({
    uid: `${row.kind}-${row.id}@${host}`,
    startsAtMs: row.at.getTime(),
    minutes: row.kind === 'match' ? 120 : 0,
    title: titleOf(row, c.get('language')),
    url: row.kind === 'match' ? `${site}/partidas/${row.id}` : `${site}/fantasy?campeonato=${row.slug}`,
  }))
  return c.body(icsOf({ name: 'Craque', events, nowMs: Date.now() }), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    ...noStore,
  })
}

export function calendarRoutes({ db }: { db: Kysely<Tables> }) {
  const files = new Hono<AppEnv>().get('/api/calendar/:key', async (c) => {
    const key = /^([\w-]{43})\.ics$/.exec(c.req.param('key'))?.[1]
    if (key === undefined) throw httpProblem('not_found')
    // Limits guesses at an address.
    const guess = await takeAddressTry(c, 'calendar')
    const managerId = await calendarOwner(db, c.get('session').digest(`calendar ${key}`))
    if (managerId === undefined) throw httpProblem('not_found')
    await guess.refund()
    return sendCalendar(c, db, managerId)
  })
  const own = contractRouter()
    .openapi(makeRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      await takeCreationTry(c, managerId)
      const key = randomBytes(32).toString('base64url')
      await storeCalendarKey(db, managerId, c.get('session').digest(`calendar ${key}`))
      return c.json({ address: `${c.get('site')}/api/calendar/${key}.ics` }, 200, noStore)
    })
    .openapi(removeRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      await removeCalendarKey(db, managerId)
      return sendGone(c)
    })
  honoOf(own).route('/', files)
  return own
}
