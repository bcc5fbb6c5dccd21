import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import {
  accountsQuery,
  accountsSchema,
  championshipPageSchema,
  organiserParams,
  slugParams,
} from '#contract/championship.ts'
import {
  championshipLinksSchema,
  championshipPeopleQuery,
  championshipPeopleSchema,
  linkParams,
  removedPeopleSchema,
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
import { nameKey } from '#domain/manager/name-key.ts'
import { newInviteCode } from '#api/requested-championship/invite-code.ts'
import { goneAnswer, jsonAnswer, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { nextAt, type PageRequest, type PageWindow, splitPage, windowOf } from '#api/http/page-window.ts'
import { championshipProblem } from './championship-problems.ts'
import { isSeenBy, readChampionshipPage, requireOrganiser } from './read-championship.ts'

const inviteRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/invite',
  summary: 'Create a new invitation; the earlier one stops working',
  request: { params: slugParams },
  responses: jsonAnswer(championshipPageSchema, 'The championship, with the new code'),
})
const peopleRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/members',
  summary: 'List people who were let into a championship, with the link that they used',
  request: { params: slugParams, query: championshipPeopleQuery },
  responses: jsonAnswer(championshipPeopleSchema, 'Fifty members per page'),
})
const removedRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/removed',
  summary: 'List people who were removed from a championship',
  request: { params: slugParams, query: championshipPeopleQuery },
  responses: jsonAnswer(removedPeopleSchema, 'Fifty people per page'),
})
const linksRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/links',
  summary: 'List leagues whose links let people into a championship, also revoked ones',
  request: { params: slugParams, query: championshipPeopleQuery },
  responses: jsonAnswer(championshipLinksSchema, 'Fifty leagues per page'),
})
const againRoute = createRoute({
  method: 'delete',
  path: '/api/championships/{slug}/members',
  summary: 'Create a new invitation, which everybody who was let in must enter again',
  request: { params: slugParams },
  responses: jsonAnswer(championshipPageSchema, 'The championship, with the new code'),
})
const removeMemberRoute = createRoute({
  method: 'delete',
  path: '/api/championships/{slug}/members/{managerId}',
  summary: 'Remove a person who was let in; invitations no longer let this person in',
  request: { params: organiserParams },
  responses: goneAnswer('Removed'),
})
const forgiveRoute = createRoute({
  method: 'put',
  path: '/api/championships/{slug}/members/{managerId}',
  summary: 'Allow a removed person to enter again with an invitation',
  request: { params: organiserParams },
  responses: jsonAnswer(doneSchema, 'The person may enter again'),
})
const revokeRoute = createRoute({
  method: 'delete',
  path: '/api/championships/{slug}/links/{leagueId}',
  summary: 'Revoke the link of a league: it no longer lets people into the championship',
  request: { params: linkParams },
  responses: goneAnswer('Revoked'),
})
const restoreRoute = createRoute({
  method: 'put',
  path: '/api/championships/{slug}/links/{leagueId}',
  summary: 'Restore the link of a league: it lets people into the championship again, where leagues may invite',
  request: { params: linkParams },
  responses: jsonAnswer(doneSchema, 'Restored'),
})
const accountsRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/accounts',
  summary: 'Find accounts that can become organisers, by name or by the address of the profile',
  request: { params: slugParams, query: accountsQuery },
  responses: jsonAnswer(accountsSchema, 'The accounts; empty if no account has such a name'),
})
const addRoute = createRoute({
  method: 'put',
  path: '/api/championships/{slug}/organisers/{managerId}',
  summary: 'Make an account an organiser of the championship',
  request: { params: organiserParams },
  responses: jsonAnswer(championshipPageSchema, 'The championship with its organisers'),
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/api/championships/{slug}/organisers/{managerId}',
  summary: 'Remove an account from the organisers of the championship',
  request: { params: organiserParams },
  responses: jsonAnswer(championshipPageSchema, 'The championship with its organisers'),
})

const MOST_FOUND = 10
const done = { done: true as const }

async function accountsCalled(db: Kysely<Tables>, who: string) {
  const managerId = Number(/\/participantes\/(\d{1,9})/.exec(who)?.[1])
  if (managerId > 0) return findAccounts(db, { managerId }, MOST_FOUND)
  const key = nameKey(who)
  return key === '' ? [] : findAccounts(db, { nameKey: key }, MOST_FOUND)
}

/** One page of a list without a total. `read` gets a limit of one row more, to know whether there is a next page. */
async function pageOf<Row>(asked: PageRequest, read: (window: PageWindow) => Promise<Row[]>) {
  const { offset, limit } = windowOf(asked, PEOPLE_PAGE)
  return splitPage(await read({ offset, limit: limit + 1 }), limit, () => `at-${offset + limit}`)
}

/** The organisers of a championship, its members, and the invitations that let members in. */
export function championshipPeopleRoutes({ db }: { db: Kysely<Tables> }) {
  const noted = <T>(byId: number, detail: Record<string, unknown>, step: () => Promise<T>) =>
    inJournal(db, { managerId: byId, action: 'championship', detail }, step, (done) =>
      done === false ? 'refused' : 'changed',
    )

  return contractRouter()
    .openapi(inviteRoute, async (c) => {
      const { slug } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      await noted(person.managerId, { championshipId: row.id, newInvitation: true }, () =>
        storeInvitation(db, row.id, newInviteCode()),
      )
      return c.json(await readChampionshipPage(db, slug, person), 200, noStore)
    })
    .openapi(peopleRoute, async (c) => {
      const { row } = await requireOrganiser(db, c, c.req.valid('param').slug)
      const window = windowOf(c.req.valid('query'), PEOPLE_PAGE)
      const { rows, total } = await membersOf(db, row.id, window)
      const items = rows.map(({ managerId, name, at, leagueId, leagueName }) => ({
        managerId,
        name,
        atMs: at.getTime(),
        league: leagueId === null ? null : { id: leagueId, name: leagueName ?? '' },
      }))
      return c.json({ total, members: { items, next: nextAt(window, total) } }, 200, noStore)
    })
    .openapi(removedRoute, async (c) => {
      const { row } = await requireOrganiser(db, c, c.req.valid('param').slug)
      const { shown, next } = await pageOf(c.req.valid('query'), (window) => removedFrom(db, row.id, window))
      return c.json({ items: shown.map(({ at, ...one }) => ({ ...one, atMs: at.getTime() })), next }, 200, noStore)
    })
    .openapi(linksRoute, async (c) => {
      const { row } = await requireOrganiser(db, c, c.req.valid('param').slug)
      const { shown, next } = await pageOf(c.req.valid('query'), (window) => linksOf(db, row.id, window))
      return c.json({ items: shown.map(({ ownerName: owner, ...link }) => ({ ...link, owner })), next }, 200, noStore)
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
      return sendGone(c)
    })
    .openapi(forgiveRoute, async (c) => {
      const { slug, managerId } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      await noted(person.managerId, { championshipId: row.id, forgivenId: managerId }, () =>
        forgiveMember(db, { championshipId: row.id, managerId }),
      )
      return c.json(done, 200, noStore)
    })
    .openapi(revokeRoute, async (c) => {
      const { slug, leagueId } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      const isKnown = await noted(person.managerId, { championshipId: row.id, revokedLeagueId: leagueId }, () =>
        revokeLink(db, { id: row.id, leagueId, isRevoked: true }),
      )
      if (!isKnown) throw httpProblem('not_found')
      return sendGone(c)
    })
    .openapi(restoreRoute, async (c) => {
      const { slug, leagueId } = c.req.valid('param')
      const { person, row } = await requireOrganiser(db, c, slug)
      const isKnown = await noted(person.managerId, { championshipId: row.id, restoredLeagueId: leagueId }, () =>
        revokeLink(db, { id: row.id, leagueId, isRevoked: false }),
      )
      if (!isKnown) throw httpProblem('not_found')
      return c.json(done, 200, noStore)
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
