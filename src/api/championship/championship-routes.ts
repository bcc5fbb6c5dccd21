import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import {
  championshipChangeSchema,
  championshipListSchema,
  championshipPageSchema,
  championshipRoundQuery,
  championshipRoundSchema,
  newChampionshipSchema,
  slugParams,
  wordSchema,
  type NewChampionship,
} from '#contract/championship.ts'
import { addOrganiser, editChampionship, storeInvitation } from '#db/championship/change-championship.ts'
import { mainChampionship } from '#db/championship/championship.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { countsOf, readChampionships, type ChampionshipRow } from '#db/championship/championship-page.ts'
import { storeWord } from '#db/notice/organiser-word.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import { noteRecount } from '#db/pool/recount-pools.ts'
import type { Tables } from '#db/schema/schema.ts'
import { isTimeZone } from '#domain/clock/zoned-time.ts'
import type { ManagerId } from '#domain/ids.ts'
import { newInviteCode } from '#api/requested-championship/invite-code.ts'
import { createdAnswer, jsonAnswer, jsonBody, madeAt } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { takePersonTry } from '#api/session/tries.ts'
import { requireOperator, viewerOf, type Viewer } from '#api/session/viewer.ts'
import { championshipProblem } from './championship-problems.ts'
import { championshipView } from './championship-view.ts'
import { isSeenBy, readChampionshipPage, requireOrganiser, seenChampionship } from './read-championship.ts'
import { readRound } from './read-round.ts'
import type { Trx } from '#db/schema/trx.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/championships',
  summary: 'List the championships that I may see',
  responses: jsonAnswer(championshipListSchema, 'The main championship comes first'),
})
const pageRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}',
  summary: 'Read a championship: its settings, its size and its organisers',
  request: { params: slugParams },
  responses: jsonAnswer(championshipPageSchema, 'The championship'),
})
const roundRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/round',
  summary: 'Read the matches of a round: the requested one, or else the next one to be settled',
  request: { params: slugParams, query: championshipRoundQuery },
  responses: jsonAnswer(championshipRoundSchema, 'The round, and a list of all rounds'),
})
const makeRoute = createRoute({
  method: 'post',
  path: '/api/championships',
  summary: 'Create a championship whose matches are added by hand; I become its organiser',
  request: jsonBody(newChampionshipSchema),
  responses: createdAnswer(championshipPageSchema, 'The empty championship, with an invitation unless it is public'),
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/api/championships/{slug}',
  summary: 'Change a championship. Organisers change its name and visibility, operators everything',
  request: { params: slugParams, ...jsonBody(championshipChangeSchema) },
  responses: jsonAnswer(championshipPageSchema, 'The championship after the change'),
})
const wordRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/words',
  summary: 'Send a message to everybody who takes part in a championship',
  request: { params: slugParams, ...jsonBody(wordSchema) },
  responses: jsonAnswer(doneSchema, 'The message is being sent'),
})

/** An empty championship is listed only for its organisers, who can fill it. */
const isListedFor = (row: ChampionshipRow, viewer: Viewer | undefined) =>
  isSeenBy(row, viewer) && (row.sports.length > 0 || row.isOrganiser)

/** CP7: returns false if the address is taken. */
async function makeByHand(trx: Trx, wanted: NewChampionship, managerId: ManagerId): Promise<boolean> {
  const id = await createChampionship(trx, { ...wanted, source: 'desk' })
  if (id === undefined) return false
  await addOrganiser(trx, { id, managerId, appointedBy: null })
  if (!wanted.isPublic) await storeInvitation(trx, id, newInviteCode())
  return true
}

/** NT7: one limit for all organisers and operators who write to a championship. */
const WORDS = { tries: 5, windowSeconds: 86_400 }

export function championshipRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const viewer = await viewerOf(c)
      const [rows, mainId] = await Promise.all([readChampionships(db, viewer?.managerId), mainChampionship(db)])
      const listed = rows.filter((row) => isListedFor(row, viewer)).map((row) => championshipView(row, mainId))
      const championships = [...listed.filter(({ isMain }) => isMain), ...listed.filter(({ isMain }) => !isMain)]
      return c.json({ championships }, 200, noStore)
    })
    .openapi(makeRoute, async (c) => {
      const person = await requireOperator(c)
      const wanted = c.req.valid('json')
      if (!isTimeZone(wanted.timeZone)) throw championshipProblem('time_zone_unknown', { field: 'timeZone' })
      const isMade = await inJournal(
        db,
        { managerId: person.managerId, action: 'championship', detail: wanted },
        () => db.transaction().execute((trx) => makeByHand(trx, wanted, person.managerId)),
        (made) => (made ? 'changed' : 'address_taken'),
      )
      if (!isMade) throw championshipProblem('address_taken', { field: 'slug' })
      const page = await readChampionshipPage(db, wanted.slug, person)
      return c.json(page, 201, madeAt(`/api/championships/${wanted.slug}`))
    })
    .openapi(pageRoute, async (c) =>
      c.json(await readChampionshipPage(db, c.req.valid('param').slug, await viewerOf(c)), 200, noStore),
    )
    .openapi(roundRoute, async (c) => {
      const { id } = await seenChampionship(db, c.req.valid('param').slug, await viewerOf(c))
      return c.json(await readRound(db, id, c.req.valid('query').number), 200, noStore)
    })
    .openapi(changeRoute, async (c) => {
      const { slug } = c.req.valid('param')
      const change = c.req.valid('json')
      const { person, row } = await requireOrganiser(db, c, slug)
      const { name: _name, isPublic, leaguesInvite: _invite, ...forOperators } = change
      if (!person.isOperator && Object.keys(forOperators).length > 0) throw personProblem('operator_needed')
      await inJournal(
        db,
        { managerId: person.managerId, action: 'championship', detail: { championshipId: row.id, ...change } },
        () =>
          db.transaction().execute(async (trx) => {
            const isTurned = isPublic !== undefined && isPublic !== row.isPublic
            await editChampionship(trx, row.id, change)
            if (isTurned) await noteRecount(trx, row.id)
            const { inviteCode } = await countsOf(trx, row.id)
            if (isPublic === false && inviteCode === null) await storeInvitation(trx, row.id, newInviteCode())
          }),
        () => 'changed',
      )
      return c.json(await readChampionshipPage(db, slug, person), 200, noStore)
    })
    .openapi(wordRoute, async (c) => {
      const { person, row } = await requireOrganiser(db, c, c.req.valid('param').slug)
      await takePersonTry(c, { what: `words to ${row.id}`, limit: WORDS })
      await storeWord(db, { championshipId: row.id, managerId: person.managerId, text: c.req.valid('json').text })
      return c.json({ done: true as const }, 200, noStore)
    })
}
