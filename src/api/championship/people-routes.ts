import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import {
  accountsQuery,
  accountsSchema,
  championshipPageSchema,
  organiserParams,
  slugParams,
} from '#contract/championship.ts'
import {
  championshipPeopleQuery,
  championshipPeopleSchema,
  linkParams,
  type ChampionshipPeople,
} from '#contract/championship-people.ts'
import { PEOPLE_PAGE } from '#contract/people-page.ts'
import { addOrganiser, removeOrganiser, storeInvitation } from '#db/championship/change-championship.ts'
import { withdrawProposals } from '#db/match/match-proposal.ts'
import { organisersOf, readChampionship } from '#db/championship/championship-page.ts'
import {
  askEverybodyAgain,
  forgiveMember,
  linksOf,
  membersOf,
  removedFrom,
  removeMember,
  revokeLink,
} from '#db/championship/championship-people.ts'
import { findAccounts } from '#db/championship/find-accounts.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import type { Tables } from '#db/schema/schema.ts'
import { mayRemoveOrganiser } from '#domain/championship/appointment.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { nameKey } from '#domain/manager/name-key.ts'
import { newInviteCode } from '#api/requested-championship/invite-code.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { nextAt, type PageRequest, windowOf } from '#api/http/page-window.ts'
import { championshipProblem } from './championship-problems.ts'
import { isSeenBy, readChampionshipPage, requireOrganiser } from './read-championship.ts'

const inviteRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/invite',
  summary: 'A new invitation; the one before opens nothing any more',
  request: { params: slugParams },
  responses: jsonAnswer(championshipPageSchema, 'With the new code'),
})
const peopleRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/members',
  summary: 'Who was let into a championship, through which link, and who was removed',
  request: { params: slugParams, query: championshipPeopleQuery },
  responses: jsonAnswer(championshipPeopleSchema, 'Fifty members a page'),
})
const againRoute = createRoute({
  method: 'delete',
  path: '/api/championships/{slug}/members',
  summary: 'A new invitation, and everybody who was let in is asked for it',
  request: { params: slugParams },
  responses: jsonAnswer(championshipPageSchema, 'With the new code'),
})
const removeMemberRoute = createRoute({
  method: 'delete',
  path: '/api/championships/{slug}/members/{managerId}',
  summary: 'Remove somebody who was let in; no invitation lets them in again',
  request: { params: organiserParams },
  responses: jsonAnswer(championshipPeopleSchema, 'Who is left'),
})
const forgiveRoute = createRoute({
  method: 'put',
  path: '/api/championships/{slug}/members/{managerId}',
  summary: 'Somebody who was removed may enter again, with an invitation',
  request: { params: organiserParams },
  responses: jsonAnswer(championshipPeopleSchema, 'As it is now'),
})
const revokeRoute = createRoute({
  method: 'delete',
  path: '/api/championships/{slug}/links/{leagueId}',
  summary: 'The link of a league brings nobody into the championship any more',
  request: { params: linkParams },
  responses: jsonAnswer(championshipPeopleSchema, 'As it is now'),
})
const restoreRoute = createRoute({
  method: 'put',
  path: '/api/championships/{slug}/links/{leagueId}',
  summary: 'The link of a league brings people in again, where leagues invite',
  request: { params: linkParams },
  responses: jsonAnswer(championshipPeopleSchema, 'As it is now'),
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

const MOST_FOUND = 10

async function accountsCalled(db: Kysely<Tables>, who: string) {
  const managerId = Number(/\/participantes\/(\d{1,9})/.exec(who)?.[1])
  if (managerId > 0) return findAccounts(db, { managerId }, MOST_FOUND)
  const key = nameKey(who)
  return key === '' ? [] : findAccounts(db, { nameKey: key }, MOST_FOUND)
}

const firstPeople: PageRequest = { limit: PEOPLE_PAGE }

async function readPeople(db: Kysely<Tables>, id: ChampionshipId, asked = firstPeople): Promise<ChampionshipPeople> {
  const window = windowOf(asked, PEOPLE_PAGE)
  const [{ rows, total }, removed, links] = await Promise.all([
    membersOf(db, id, window),
    removedFrom(db, id),
    linksOf(db, id),
  ])
  return {
    total,
    members: {
      items: rows.map(({ managerId, name, at, leagueId, leagueName }) => ({
        managerId,
        name,
        atMs: at.getTime(),
        league: leagueId === null ? null : { id: leagueId, name: leagueName ?? '' },
      })),
      next: nextAt(window, total),
    },
    removed: removed.map(({ at, ...one }) => ({ ...one, atMs: at.getTime() })),
    links: links.map(({ ownerName: owner, ...link }) => ({ ...link, owner })),
  }
}

/** The organisers of a championship, its members, and how each of them came in. */
export function championshipPeopleRoutes({ db }: { db: Kysely<Tables> }) {
  const noted = <T>(byId: number, detail: Record<string, unknown>, step: () => Promise<T>) =>
    inJournal(db, { managerId: byId, action: 'championship', detail }, step, () => 'changed')

  return contractRouter()
    .openapi(inviteRoute, async (c) => {
      const { slug } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      await storeInvitation(db, row.id, newInviteCode())
      return c.json(await readChampionshipPage(db, slug, person), 200, noStore)
    })
    .openapi(peopleRoute, async (c) => {
      const { row } = await requireOrganiser(db, c, c.req.valid('param').slug)
      return c.json(await readPeople(db, row.id, c.req.valid('query')), 200, noStore)
    })
    .openapi(againRoute, async (c) => {
      const { slug } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      await noted(person.managerId, { championshipId: row.id, askedAgain: true }, () =>
        db.transaction().execute(async (trx) => {
          await storeInvitation(trx, row.id, newInviteCode())
          await askEverybodyAgain(trx, row.id)
        }),
      )
      return c.json(await readChampionshipPage(db, slug, person), 200, noStore)
    })
    .openapi(removeMemberRoute, async (c) => {
      const { slug, managerId } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      const organisers = await organisersOf(db, row.id)
      if (organisers.some((one) => one.managerId === managerId)) throw championshipProblem('organises_it')
      const isRemoved = await noted(person.managerId, { championshipId: row.id, removedId: managerId }, () =>
        db
          .transaction()
          .execute((trx) => removeMember(trx, { championshipId: row.id, managerId, byId: person.managerId })),
      )
      if (!isRemoved) throw httpProblem('not_found')
      return c.json(await readPeople(db, row.id), 200, noStore)
    })
    .openapi(forgiveRoute, async (c) => {
      const { slug, managerId } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      await noted(person.managerId, { championshipId: row.id, forgivenId: managerId }, () =>
        forgiveMember(db, { championshipId: row.id, managerId }),
      )
      return c.json(await readPeople(db, row.id), 200, noStore)
    })
    .openapi(revokeRoute, async (c) => {
      const { slug, leagueId } = c.req.valid('param')
      const { row } = await requireOrganiser(db, c, slug)
      if (!(await revokeLink(db, { id: row.id, leagueId, isRevoked: true }))) throw httpProblem('not_found')
      return c.json(await readPeople(db, row.id), 200, noStore)
    })
    .openapi(restoreRoute, async (c) => {
      const { slug, leagueId } = c.req.valid('param')
      const { row } = await requireOrganiser(db, c, slug)
      if (!(await revokeLink(db, { id: row.id, leagueId, isRevoked: false }))) throw httpProblem('not_found')
      return c.json(await readPeople(db, row.id), 200, noStore)
    })
    .openapi(accountsRoute, async (c) => {
      await requireOrganiser(db, c, c.req.valid('param').slug)
      return c.json({ found: await accountsCalled(db, c.req.valid('query').who) }, 200, noStore)
    })
    .openapi(addRoute, async (c) => {
      const { slug, managerId } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      const isAdded = await noted(person.managerId, { championshipId: row.id, organiserId: managerId }, () =>
        addOrganiser(db, { id: row.id, managerId, appointedBy: person.managerId }),
      )
      if (!isAdded) throw championshipProblem('organiser_needs_account')
      return c.json(await readChampionshipPage(db, slug, person), 200, noStore)
    })
    .openapi(removeRoute, async (c) => {
      const { slug, managerId } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      const people = { byId: person.managerId, whomId: managerId }
      await noted(person.managerId, { championshipId: row.id, organiserGoneId: managerId }, () =>
        db.transaction().execute(async (trx) => {
          if (!person.isOperator && !mayRemoveOrganiser(await organisersOf(trx, row.id), people))
            throw championshipProblem('appointed_you')
          await removeOrganiser(trx, row.id, managerId)
          await withdrawProposals(trx, { managerId, championshipId: row.id })
        }),
      )
      // After organisers remove themselves from a private championship, they may no longer see it.
      const stays = await readChampionship(db, person.managerId, slug)
      if (!stays || !isSeenBy(stays, person)) throw httpProblem('championship_unknown')
      return c.json(await readChampionshipPage(db, slug, person), 200, noStore)
    })
}
