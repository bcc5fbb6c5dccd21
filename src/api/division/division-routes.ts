import { createRoute } from '@hono/zod-openapi'
import type { Participant } from '#db/championship/championship.ts'
import type { Kysely } from 'kysely'
import { divisionGroupSchema, ownDivisionSchema, type DivisionGroupView } from '#contract/division.ts'
import {
  cycleById,
  latestMembership,
  membersOfGroup,
  pastGroups,
  strongestGroup,
  waitsForGroup,
  type GroupAddress,
} from '#db/division/division.ts'
import type { Tables } from '#db/schema/schema.ts'
import { LOWEST_TIER, tierName } from '#domain/division/tiers.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import type { Live } from '#api/stream/live.ts'
import { nextRoundOf } from '#api/views/next-round.ts'
import { groupView, pastGroupView } from './division-view.ts'

const PAST_GROUPS = 20

const ownRoute = createRoute({
  method: 'get',
  path: '/api/divisions/own',
  summary: 'Read the group in which I play, my tier, and my past groups',
  responses: jsonAnswer(ownDivisionSchema, 'My divisions; without a group for a visitor'),
})
const groupRoute = createRoute({
  method: 'get',
  path: '/api/divisions/{id}/groups/{group}',
  summary: 'Read a group: its table with the round in play, and how many members go up and down',
  request: { params: idParams.extend({ group: idSchema }) },
  responses: jsonAnswer(divisionGroupSchema, 'The group'),
})

interface DivisionFacts {
  db: Kysely<Tables>
  live: Pick<Live, 'feedOf'>
}

export function divisionRoutes({ db, live }: DivisionFacts) {
  async function readGroup(
    { championshipId, ...address }: GroupAddress & { championshipId: ChampionshipId },
    viewerId: ManagerId | undefined,
  ): Promise<DivisionGroupView | null> {
    const { rankings, oldSinceMs } = await live.feedOf(championshipId).snapshot()
    const current = rankings.round && rankings.round.version() > 0 ? rankings.round : undefined
    const [cycle, rows] = await Promise.all([
      cycleById(db, { championshipId, cycleId: address.cycleId }),
      membersOfGroup(db, { ...address, roundId: rankings.round?.roundId }),
    ])
    return cycle && rows.length > 0 ? groupView({ address, cycle, rows, live: current, oldSinceMs, viewerId }) : null
  }

  async function readOwn(own: Participant) {
    const { championshipId, managerId } = own
    const [latest, next, past, waits] = await Promise.all([
      latestMembership(db, own),
      nextRoundOf(db, own),
      pastGroups(db, own, PAST_GROUPS),
      waitsForGroup(db, own),
    ])
    const isPlaying = latest?.nextTier === null
    return {
      group: isPlaying ? await readGroup({ championshipId, ...addressOf(latest) }, managerId) : null,
      tier: tierName((isPlaying ? latest.tier : latest?.nextTier) ?? LOWEST_TIER),
      next,
      isForming: waits && !isPlaying,
      past: past.map(pastGroupView),
    }
  }

  return contractRouter()
    .openapi(ownRoute, async (c) => {
      const viewer = await viewerOf(c)
      const championshipId = championshipIdOf(c)
      const own = viewer ? await readOwn({ championshipId, managerId: viewer.managerId }) : nobody
      const example = own.group ? null : ((await strongestGroup(db, championshipId)) ?? null)
      return c.json({ ...own, example }, 200, noStore)
    })
    .openapi(groupRoute, async (c) => {
      const { id, group } = c.req.valid('param')
      const viewer = await viewerOf(c)
      const address = { championshipId: championshipIdOf(c), cycleId: id, groupNumber: group }
      const found = await readGroup(address, viewer?.managerId)
      if (!found) throw httpProblem('not_found')
      return c.json(found, 200, noStore)
    })
}

const nobody = { group: null, tier: null, next: null, isForming: false, past: [] }

const addressOf = ({ cycleId, groupNumber }: GroupAddress): GroupAddress => ({ cycleId, groupNumber })
