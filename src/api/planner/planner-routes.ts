import { createRoute, z } from '@hono/zod-openapi'
import { planKindSchema, plannerSchema, planSchema, type PlannerView, type PlanView } from '#contract/planner.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { PlanKind } from '#domain/planner/plan-kinds.ts'
import { POSITIONS, type Position } from '#domain/sport/position.ts'
import { versionOf } from '#api/cache/answer-version.ts'
import type { PublicData } from '#api/cache/public-data.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { contractRouter } from '#api/http/router.ts'
import type { MakePlan } from './planner.ts'
import { readPlannerFacts } from './read-planner.ts'

const MOST_SHOWN = 30

const plannerRoute = createRoute({
  method: 'get',
  path: '/api/planner',
  summary: 'Read the next five rounds of the players with the best outlook: fixtures, projections and expected prices',
  request: { query: z.object({ position: z.enum(POSITIONS).optional() }) },
  responses: jsonAnswer(plannerSchema, 'The next rounds'),
})

const planRoute = createRoute({
  method: 'get',
  path: '/api/planner/{kind}',
  summary: 'Read the best team for each of the next five rounds, and what it would lose without each player',
  request: { params: z.object({ kind: planKindSchema }) },
  responses: jsonAnswer(planSchema, 'The plan'),
})

type Data = Pick<PublicData, 'reads' | 'cache' | 'versions'> & { makePlan: MakePlan }

async function readPlanner(reads: Data['reads'], of: ChampionshipId, position: Position | 'all'): Promise<PlannerView> {
  const { planned, ...facts } = await readPlannerFacts(reads, of)
  const players = planned
    .filter(({ view }) => position === 'all' || view.position === position)
    .toSorted((a, b) => b.totalTenths - a.totalTenths)
    .slice(0, MOST_SHOWN)
    .map(({ view }) => view)
  return { ...facts, players }
}

async function readPlan({ reads, makePlan }: Data, of: ChampionshipId, kind: PlanKind): Promise<PlanView> {
  const { planned, ...facts } = await readPlannerFacts(reads, of)
  const { modality, rounds } = facts
  const players = planned.map(({ player }) => player)
  const elevens = await makePlan({ modality, kind, rounds: rounds.length, players })
  const named = new Set(
    elevens.flatMap((eleven) =>
      (eleven?.choices ?? []).flatMap(({ playerId, without }) => [
        playerId,
        ...(without ? [...without.incoming, ...without.outgoing, without.captainId] : []),
      ]),
    ),
  )
  return { ...facts, kind, elevens, players: planned.flatMap(({ view }) => (named.has(view.id) ? [view] : [])) }
}

export function plannerRoutes(data: Data) {
  const version = versionOf(data.versions, 'market', 'round', 'forecast')
  const planner = data.cache.answer({
    name: 'planner',
    version,
    make: (of: ChampionshipId, position: Position | 'all') => readPlanner(data.reads, of, position),
  })
  const plan = data.cache.answer({
    name: 'plan',
    version,
    make: (of: ChampionshipId, kind: PlanKind) => readPlan(data, of, kind),
  })
  return contractRouter()
    .openapi(plannerRoute, (c) => planner.send(c, championshipIdOf(c), c.req.valid('query').position ?? 'all'))
    .openapi(planRoute, (c) => plan.send(c, championshipIdOf(c), c.req.valid('param').kind))
}
