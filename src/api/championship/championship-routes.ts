import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import {
  accountsQuery,
  accountsSchema,
  championshipChangeSchema,
  championshipListSchema,
  championshipPageSchema,
  championshipRoundQuery,
  championshipRoundSchema,
  championshipSchema,
  enterSchema,
  newChampionshipSchema,
  organiserParams,
  slugParams,
  wordSchema,
  type ChampionshipPage,
  type NewChampionship,
} from '#contract/championship.ts'
import {
  addOrganiser,
  championshipByCode,
  editChampionship,
  enterChampionship,
  removeOrganiser,
  storeInvitation,
} from '#db/championship/change-championship.ts'
import { mainChampionship } from '#db/championship/championship.ts'
import { createChampionship } from '#db/championship/championships.ts'
import {
  countsOf,
  organisersOf,
  readChampionship,
  readChampionships,
  type ChampionshipRow,
} from '#db/championship/championship-page.ts'
import { findAccounts } from '#db/championship/find-accounts.ts'
import { sayWord } from '#db/notice/organiser-word.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import type { Tables } from '#db/schema/schema.ts'
import { isTimeZone } from '#domain/clock/zoned-time.ts'
import type { ManagerId } from '#domain/ids.ts'
import { nameKey } from '#domain/manager/name-key.ts'
import { newInviteCode, readCode } from '#api/asked/invite-code.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { takeAddressTry, takePersonTry } from '#api/session/tries.ts'
import { ensureManager, requireAccount, requireOperator, viewerOf, type Viewer } from '#api/session/viewer.ts'
import { championshipProblem } from './championship-problems.ts'
import { championshipView } from './championship-view.ts'
import { readRound } from './read-round.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/championships',
  summary: 'The championships of this server that the viewer may see',
  responses: jsonAnswer(championshipListSchema, 'The main one first'),
})
const pageRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}',
  summary: 'A championship: what it is, how much is in it, who organises it',
  request: { params: slugParams },
  responses: jsonAnswer(championshipPageSchema, 'The championship'),
})
const roundRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/round',
  summary: 'The matches of a round: of the one asked for, else of the next to be settled',
  request: { params: slugParams, query: championshipRoundQuery },
  responses: jsonAnswer(championshipRoundSchema, 'The round, and which others there are'),
})
const makeRoute = createRoute({
  method: 'post',
  path: '/api/championships',
  summary: 'Make a championship whose matches are brought by hand; who makes it organises it',
  request: jsonBody(newChampionshipSchema),
  responses: jsonAnswer(championshipPageSchema, 'For operators only; empty, with an invitation unless it is public'),
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/api/championships/{slug}',
  summary: 'Change a championship; organisers its name and who may see it, operators everything',
  request: { params: slugParams, ...jsonBody(championshipChangeSchema) },
  responses: jsonAnswer(championshipPageSchema, 'As it is now'),
})
const inviteRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/invite',
  summary: 'A new invitation; the one before opens nothing any more',
  request: { params: slugParams },
  responses: jsonAnswer(championshipPageSchema, 'With the new code'),
})
const enterRoute = createRoute({
  method: 'post',
  path: '/api/championships/entered',
  summary: 'Enter a championship with its invitation',
  request: jsonBody(enterSchema),
  responses: jsonAnswer(championshipSchema, 'The championship'),
})
const wordRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/words',
  summary: 'Say a word to everybody who takes part in a championship',
  request: { params: slugParams, ...jsonBody(wordSchema) },
  responses: jsonAnswer(doneSchema, 'It is being told'),
})
const accountsRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/accounts',
  summary: 'Who may be made an organiser, by name or by the address of the profile',
  request: { params: slugParams, query: accountsQuery },
  responses: jsonAnswer(accountsSchema, 'Empty where nobody with an account is called so'),
})
const addRoute = createRoute({
  method: 'put',
  path: '/api/championships/{slug}/organisers/{managerId}',
  summary: 'Make an account an organiser of the championship',
  request: { params: organiserParams },
  responses: jsonAnswer(championshipPageSchema, 'With its organisers'),
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/api/championships/{slug}/organisers/{managerId}',
  summary: 'The account organises the championship no longer',
  request: { params: organiserParams },
  responses: jsonAnswer(championshipPageSchema, 'With its organisers'),
})

/** CP4: for who may not enter it, it does not exist. */
const isSeenBy = (row: ChampionshipRow, viewer: Viewer | undefined) =>
  row.isPublic || row.isOrganiser || row.isMember || (viewer?.isOperator ?? false)

/** What was never filled is shown to who can fill it. */
const isListedFor = (row: ChampionshipRow, viewer: Viewer | undefined) =>
  isSeenBy(row, viewer) && (row.sports.length > 0 || row.isOrganiser)

/** CP7: false when the address is taken. */
async function makeByHand(trx: Transaction<Tables>, wanted: NewChampionship, managerId: ManagerId): Promise<boolean> {
  const id = await createChampionship(trx, { ...wanted, source: 'desk' })
  if (id === undefined) return false
  await addOrganiser(trx, id, managerId)
  if (!wanted.isPublic) await storeInvitation(trx, id, newInviteCode())
  return true
}

const MOST_FOUND = 10
/** NT7: of all organisers of a championship together. */
const WORDS = { tries: 5, windowSeconds: 86_400 }

async function accountsCalled(db: Kysely<Tables>, who: string) {
  const managerId = Number(/\/participantes\/(\d{1,9})/.exec(who)?.[1])
  if (managerId > 0) return findAccounts(db, { managerId }, MOST_FOUND)
  const key = nameKey(who)
  return key === '' ? [] : findAccounts(db, { nameKey: key }, MOST_FOUND)
}

export function championshipRoutes({ db }: { db: Kysely<Tables> }) {
  async function seen(slug: string, viewer: Viewer | undefined): Promise<ChampionshipRow> {
    const row = await readChampionship(db, viewer?.managerId, slug)
    if (!row || !isSeenBy(row, viewer)) throw httpProblem('championship_unknown')
    return row
  }

  async function pageOf(slug: string, viewer: Viewer | undefined): Promise<ChampionshipPage> {
    const row = await seen(slug, viewer)
    const { inviteCode, ...counts } = await countsOf(db, row.id)
    return {
      ...championshipView(row, await mainChampionship(db)),
      ...counts,
      rules: row.rules,
      organisers: await organisersOf(db, row.id),
      inviteCode: row.isOrganiser || viewer?.isOperator ? inviteCode : null,
    }
  }

  /** CP6: its organisers, and operators. */
  async function requireOrganiser(c: Context<AppEnv>, slug: string) {
    const person = await requireAccount(c)
    const row = await seen(slug, person)
    if (!row.isOrganiser && !person.isOperator) throw personProblem('operator_needed')
    return { person, row }
  }

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
      return c.json(await pageOf(wanted.slug, person), 200, noStore)
    })
    .openapi(enterRoute, async (c) => {
      // Nobody finds a code by trying.
      const guess = await takeAddressTry(c, 'invite')
      const found = await championshipByCode(db, readCode(c.req.valid('json').code) ?? '')
      if (!found) throw championshipProblem('invitation_unknown', { field: 'code' })
      await guess.giveBack()
      const viewer = await ensureManager(c)
      await enterChampionship(db, found.id, viewer.managerId)
      return c.json(championshipView(await seen(found.slug, viewer), await mainChampionship(db)), 200, noStore)
    })
    .openapi(pageRoute, async (c) => c.json(await pageOf(c.req.valid('param').slug, await viewerOf(c)), 200, noStore))
    .openapi(roundRoute, async (c) => {
      const { id } = await seen(c.req.valid('param').slug, await viewerOf(c))
      return c.json(await readRound(db, id, c.req.valid('query').number), 200, noStore)
    })
    .openapi(changeRoute, async (c) => {
      const { slug } = c.req.valid('param')
      const change = c.req.valid('json')
      const { person, row } = await requireOrganiser(c, slug)
      const { name: _name, isPublic, ...forOperators } = change
      if (!person.isOperator && Object.keys(forOperators).length > 0) throw personProblem('operator_needed')
      await inJournal(
        db,
        { managerId: person.managerId, action: 'championship', detail: { championshipId: row.id, ...change } },
        () =>
          db.transaction().execute(async (trx) => {
            await editChampionship(trx, row.id, change)
            const { inviteCode } = await countsOf(trx, row.id)
            if (isPublic === false && inviteCode === null) await storeInvitation(trx, row.id, newInviteCode())
          }),
        () => 'changed',
      )
      return c.json(await pageOf(slug, person), 200, noStore)
    })
    .openapi(inviteRoute, async (c) => {
      const { slug } = c.req.valid('param')
      const { person, row } = await requireOrganiser(c, slug)
      await storeInvitation(db, row.id, newInviteCode())
      return c.json(await pageOf(slug, person), 200, noStore)
    })
    .openapi(wordRoute, async (c) => {
      const { person, row } = await requireOrganiser(c, c.req.valid('param').slug)
      await takePersonTry(c, { what: `words to ${row.id}`, limit: WORDS })
      await sayWord(db, { championshipId: row.id, managerId: person.managerId, text: c.req.valid('json').text })
      return c.json({ done: true as const }, 200, noStore)
    })
    .openapi(accountsRoute, async (c) => {
      await requireOrganiser(c, c.req.valid('param').slug)
      return c.json({ found: await accountsCalled(db, c.req.valid('query').who) }, 200, noStore)
    })
    .openapi(addRoute, async (c) => {
      const { slug, managerId } = c.req.valid('param')
      const { person, row } = await requireOrganiser(c, slug)
      if (!(await addOrganiser(db, row.id, managerId))) throw championshipProblem('organiser_needs_account')
      return c.json(await pageOf(slug, person), 200, noStore)
    })
    .openapi(removeRoute, async (c) => {
      const { slug, managerId } = c.req.valid('param')
      const { person, row } = await requireOrganiser(c, slug)
      await removeOrganiser(db, row.id, managerId)
      // Who organises one that is not public no longer may have left it by this.
      const stays = await readChampionship(db, person.managerId, slug)
      if (!stays || !isSeenBy(stays, person)) throw httpProblem('championship_unknown')
      return c.json(await pageOf(slug, person), 200, noStore)
    })
}
