import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import {
  enteredSchema,
  enterSchema,
  invitationQuery,
  invitationSchema,
  type Invitation,
} from '#contract/championship-people.ts'
import { championshipByCode, enterChampionship } from '#db/championship/change-championship.ts'
import { organisersOf, readChampionship } from '#db/championship/championship-page.ts'
import { leagueOfLink, type LinkedLeague } from '#db/championship/championship-people.ts'
import { mainChampionship } from '#db/championship/championship.ts'
import { isBarredFromLeague } from '#db/league/league-member.ts'
import type { Tables } from '#db/schema/schema.ts'
import { leagueDoor } from '#domain/championship/league-door.ts'
import { readCode } from '#api/requested-championship/invite-code.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { contractRouter } from '#api/http/router.ts'
import { takeAddressTry } from '#api/session/tries.ts'
import { ensureManager, viewerOf, type Viewer } from '#api/session/viewer.ts'
import { championshipProblem } from './championship-problems.ts'
import { championshipView } from './championship-view.ts'
import { isSeenBy, seenChampionship } from './read-championship.ts'

const enterRoute = createRoute({
  method: 'post',
  path: '/api/championships/entered',
  summary: 'Enter a championship with its invitation, or, where leagues may invite, with that of a league (CP9)',
  request: jsonBody(enterSchema),
  responses: jsonAnswer(enteredSchema, 'The championship'),
})
const invitedRoute = createRoute({
  method: 'get',
  path: '/api/championships/invited',
  summary: 'Read what an invitation leads to, and whom it lets in',
  // The code is in the query, because the log leaves queries out.
  request: { query: invitationQuery },
  responses: jsonAnswer(invitationSchema, 'The league, its championship and its organisers'),
})

type Way = { championship: { id: LinkedLeague['championshipId']; slug: string } } | { league: LinkedLeague }

const REFUSALS = { members: 'leagues_do_not_invite', revoked: 'link_revoked' } as const

export function enterRoutes({ db }: { db: Kysely<Tables> }) {
  /** LG13: a league's code does not work for anyone whom its owner removed. */
  async function wayBy(c: Context<AppEnv>, typed: string): Promise<Way> {
    const code = readCode(typed) ?? ''
    const championship = await championshipByCode(db, code)
    if (championship) return { championship }
    const league = await leagueOfLink(db, code)
    const viewer = await viewerOf(c)
    if (!league || (viewer && (await isBarredFromLeague(db, league.leagueId, viewer.managerId))))
      throw championshipProblem('invitation_unknown', { field: 'code' })
    return { league }
  }

  /** Limits guesses at a code. */
  async function guessedWay(c: Context<AppEnv>, code: string): Promise<Way> {
    const guess = await takeAddressTry(c, 'invite')
    const way = await wayBy(c, code)
    await guess.refund()
    return way
  }

  async function invitationOf(c: Context<AppEnv>, league: LinkedLeague): Promise<Invitation> {
    const viewer = await viewerOf(c)
    const row = await readChampionship(db, viewer?.managerId, league.slug)
    const organisers = await organisersOf(db, league.championshipId)
    return {
      league: {
        id: league.leagueId,
        name: league.name,
        format: league.format,
        participants: league.participants,
        owner: league.ownerName,
        championship: { slug: league.slug, name: league.championshipName },
        isInside: row !== undefined && isSeenBy(row, viewer),
        door: leagueDoor(league),
        organisers: organisers.map(({ managerId, name }) => ({ managerId, name })),
      },
    }
  }

  /** CP9: a guest or account that may already see the championship needs no invitation. */
  async function letIn(c: Context<AppEnv>, league: LinkedLeague): Promise<Viewer> {
    const known = await viewerOf(c)
    const row = await readChampionship(db, known?.managerId, league.slug)
    if (known && row && isSeenBy(row, known)) return known
    const door = leagueDoor(league)
    if (door === 'members' || door === 'revoked') throw championshipProblem(REFUSALS[door])
    return ensureManager(c)
  }

  return contractRouter()
    .openapi(invitedRoute, async (c) => {
      const way = await guessedWay(c, c.req.valid('query').code)
      return c.json('league' in way ? await invitationOf(c, way.league) : { league: null }, 200, noStore)
    })
    .openapi(enterRoute, async (c) => {
      const way = await guessedWay(c, c.req.valid('json').code)
      const league = 'league' in way ? way.league : undefined
      const { id, slug } = 'league' in way ? { id: way.league.championshipId, slug: way.league.slug } : way.championship
      const viewer = league ? await letIn(c, league) : await ensureManager(c)
      // The championship's own code also works while the championship is public: people who use it stay members when it
      // turns private. A league's link makes members only if its door is open to newcomers.
      const isEntry = !league || leagueDoor(league) === 'newcomers'
      const entry = { id, managerId: viewer.managerId, leagueId: league?.leagueId ?? null }
      if (isEntry && !(await enterChampionship(db, entry))) throw championshipProblem('removed_by_organiser')
      const view = championshipView(await seenChampionship(db, slug, viewer), await mainChampionship(db))
      return c.json({ ...view, leagueId: league?.leagueId ?? null }, 200, noStore)
    })
}
