import { rulesOfChampionship } from '#db/championship/rule-sets.ts'
import {
  pastOfClubs,
  playersToProject,
  storeProjections,
  type PastOfClub,
  type PlayerToProject,
  type ProjectionColumns,
} from '#db/projection/projection.ts'
import { nextRounds } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { outlookFromGoals } from '#domain/expected-points/match-outlook.ts'
import { groupBy } from '#domain/group-by.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { CARTOLA_PROJECTION } from '#domain/projection/cartola-projection.ts'
import { startShares } from '#domain/projection/minutes-features.ts'
import { PLANNED_ROUNDS } from '#domain/planner/plan-kinds.ts'
import type { PastMatch } from '#domain/projection/past.ts'
import { project } from '#domain/projection/project.ts'
import { rankShares } from '#domain/projection/rank-shares.ts'
import { signalsOfScouts } from '#domain/projection/scout-signals.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import type { RuleSet } from '#domain/scoring/rule-sets.ts'

const LOOK_BACK = 38
const FULL_MATCH = 90
const USUAL_GOALS = 1.25

interface History {
  past: PastMatch[]
  /** The points of each past match, by the championship's present rules, not by those of that match's round. */
  tenths: number[]
}

function historyOf({ id, position: own }: PlayerToProject, matches: readonly PastOfClub[], rules: RuleSet): History {
  const history: History = { past: [], tenths: [] }
  for (const { atMs, players } of matches) {
    const line = players.find((player) => player.id === id)
    const position = line?.position ?? own
    const scouts = line?.scouts ?? {}
    const played = line?.played ?? false
    history.past.push({
      atMs,
      minutes: played ? FULL_MATCH : 0,
      started: played,
      scouts,
      ...signalsOfScouts(scouts, position),
    })
    history.tenths.push(line ? playerPointTenths({ position, scouts }, rules) : 0)
  }
  return history
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** By player: the rank of the player's price among the players of the same position, as a share. */
function priceRanks(players: readonly PlayerToProject[]): Map<number, number> {
  const ranks = new Map<number, number>()
  for (const line of groupBy(players, ({ position }) => position).values()) {
    const shares = rankShares(line.map(({ price }) => price))
    line.forEach(({ id }, at) => ranks.set(id, shares[at] ?? 0))
  }
  return ranks
}

export function projectPlayers(
  players: readonly PlayerToProject[],
  clubs: readonly PastOfClub[],
  { rules, isLater }: { rules: RuleSet; isLater: boolean },
): ProjectionColumns[] {
  const matchesOf = groupBy(clubs, ({ clubId }) => clubId)
  const histories = new Map(players.map((one) => [one.id, historyOf(one, matchesOf.get(one.clubId) ?? [], rules)]))
  const late = new Map([...histories].map(([id, { past }]) => [id, startShares(past).late]))
  const prices = priceRanks(players)
  const lines = groupBy(players, ({ clubId, position }) => `${clubId} ${position}`)
  return players.map((player) => {
    const { id, clubId, position, share, matchAt, isHome } = player
    const { past, tenths } = histories.get(id) ?? { past: [], tenths: [] }
    const own = late.get(id) ?? 0
    const others = lines.get(`${clubId} ${position}`) ?? []
    const outlook = outlookFromGoals(player.goalsFor ?? USUAL_GOALS, player.goalsAgainst ?? USUAL_GOALS)
    const signs = { price: prices.get(id) ?? 0, owned: 0, share, bought: 0, sold: 0, fall: 0 }
    const said = project(
      {
        position,
        isHome,
        atMs: matchAt.getTime(),
        isLater,
        past,
        signs,
        ...outlook,
        ahead: others.filter((other) => (late.get(other.id) ?? 0) > own + 1e-9).length,
      },
      { settings: CARTOLA_PROJECTION, rules },
    )
    return {
      playerId: id,
      mean: said.meanTenths,
      deviation: said.sdTenths,
      play: said.playChance,
      low: said.lowTenths,
      high: said.highTenths,
      blank: said.blankChance,
      ten: said.tenChance,
      seasonMean: mean(tenths),
      lastFive: mean(tenths.slice(-5)),
      owned: share,
    }
  })
}

/** PJ5, PL1: projects the next rounds again. Every refit calls it, so it runs after new results. */
export async function projectRounds(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  const rounds = await nextRounds(trx, { championshipId, count: PLANNED_ROUNDS })
  const clubs = await pastOfClubs(trx, { championshipId, matches: LOOK_BACK })
  if (clubs.length === 0) return
  const rules = await rulesOfChampionship(trx, championshipId)
  for (const [at, { id }] of rounds.entries()) {
    const players = await playersToProject(trx, id)
    await storeProjections(trx, id, projectPlayers(players, clubs, { rules, isLater: at > 0 }))
  }
}
