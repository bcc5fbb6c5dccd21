import { rngFrom } from '#domain/rng.ts'
import { projectPlayers } from '#jobs/forecast-refit/project-rounds.ts'
import type { PastOfClub, PlayerToProject } from '#db/projection/projection.ts'
import { PLANNED_ROUNDS } from '#domain/planner/plan-kinds.ts'
import { planRounds } from '#domain/planner/plan-rounds.ts'
import { RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { shown, timed, type Report } from '#bench/tools/report.ts'
import { generateMarket } from './instances.ts'

const PLAYERS = 700
const CLUBS = 20
const MATCHES = 38
const DAY_MS = 86_400_000
const MOST_MS = 300
/** Other work on the machine can only add time. */
const RUNS = 7

/** A season's market with 38 matches behind every club. */
function season(): { players: PlayerToProject[]; clubs: PastOfClub[] } {
  const rng = rngFrom('projections')
  const market = [1, 2, 3, 4].flatMap((seed) => generateMarket(seed, 90)).slice(0, PLAYERS)
  const players = market.map(({ position, price }, at) => ({
    id: at + 1,
    clubId: 1 + (at % CLUBS),
    position,
    price,
    share: rng.int(400) / 1000,
    matchAt: new Date(MATCHES * 7 * DAY_MS),
    isHome: at % 2 === 0,
    goalsFor: 1.4,
    goalsAgainst: 1.2,
  }))
  const clubs = Array.from({ length: CLUBS * MATCHES }, (_, at) => ({
    clubId: 1 + (at % CLUBS),
    matchId: at,
    atMs: Math.floor(at / CLUBS) * 7 * DAY_MS,
    players: players
      .filter(({ clubId }) => clubId === 1 + (at % CLUBS))
      .slice(0, 14)
      .map(({ id, position }) => ({
        id,
        scouts: { goal: Number(rng.int(9) === 0), shotOff: rng.int(3), foul: rng.int(3), tackle: rng.int(4) },
        tenths: 0,
        played: true,
        position,
      })),
  }))
  return { players, clubs }
}

export async function benchProjections(report: Report): Promise<void> {
  const { players, clubs } = season()
  const rules = RULE_SETS['cartola-2025']
  const runs = []
  for (let run = 0; run < RUNS; run++)
    runs.push(await timed(() => projectPlayers(players, clubs, { rules, isLater: false })))
  const quickest = Math.min(...runs.map(({ ms }) => ms))
  report.check(`projections of a market of ${PLAYERS} players`, quickest, { atMost: MOST_MS, unit: 'ms' })
  const projected = runs[0]?.value ?? []
  if (projected.length !== PLAYERS) throw new Error('not everybody was projected')
  const problem = {
    modality: 'campo',
    kind: 'moving',
    rounds: PLANNED_ROUNDS,
    players: projected.map(({ playerId, mean, deviation }, at) => ({
      playerId,
      position: players[at]?.position ?? 'Atacante',
      prices: Array.from({ length: PLANNED_ROUNDS }, (_, round) => (players[at]?.price ?? 50) + (at % 3) * round),
      outlooks: Array.from({ length: PLANNED_ROUNDS }, () => ({ meanTenths: mean, sdTenths: deviation })),
    })),
  } as const
  const plan = await timed(() => planRounds(problem))
  if (plan.value.includes(null)) throw new Error('a round has no eleven')
  report.say(`a plan of ${PLANNED_ROUNDS} rounds with reasons: ${shown(plan.ms)} ms, in a thread of its own`)
}
