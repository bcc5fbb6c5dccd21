import { botManagers } from '#world/bots/managers.ts'
import type { SampleWorld, WorldSize } from '#jobs/world/sample/sample-world.ts'
import { playHistory } from './football-history.ts'
import type { Load } from './load.ts'
import { buildDivisions } from './make-divisions.ts'
import { buildLeagues } from './make-leagues.ts'
import { openPicks, settledPicks } from './make-picks.ts'
import { matchLoads } from './match-loads.ts'
import { finishedMatches } from './match-rows.ts'
import { peopleLoads } from './people-loads.ts'
import { playRounds } from './play-rounds.ts'
import { pickPointsBefore, rankHistory } from './rank-history.ts'
import { roundLoads } from './round-loads.ts'
import { standingLoads } from './standing-loads.ts'
import { emptyTallies, tallyLeagues, tallyPicks, tallyRounds } from './tallies.ts'

const MANAGERS: Record<WorldSize, number> = { full: 50_000, small: 500 }

/** The number of bots: 4% more than the specification's number of managers. */
export const botCount = (size: WorldSize): number => MANAGERS[size] + Math.floor(MANAGERS[size] / 25)

/** The reported steps of composing. */
export const COMPOSING = ['matches', 'managers', 'picks', 'squads', 'leagues', 'divisions', 'rankings'] as const

/** The name of a step, or finished tables: they can be stored while the rest is composed. */
type Step = string | readonly Load[]

/**
 * The whole sample world. Matches first, then who managed what: chance decides nothing that the rules could compute.
 * Yields before each step, and again within a long one.
 */
export function* composeWorld(world: SampleWorld): Generator<Step, void> {
  yield 'matches'
  const history = yield* playHistory(world)
  const matches = finishedMatches(world, history)
  yield matchLoads(world, { history, matches })
  yield 'managers'
  const count = botCount(world.size)
  const managers = botManagers({ seed: world.seed, count })
  yield 'picks'
  const settled = settledPicks(world, managers, matches)
  yield 'picks'
  const open = openPicks(world, managers)
  yield peopleLoads(world, { managers, settled, open })
  yield 'squads'
  const played = yield* playRounds(world, {
    managers,
    history,
    pickPointsBefore: (lockMs) => pickPointsBefore(settled, count, lockMs),
  })
  yield roundLoads(world, { managers, played, settled })
  yield 'leagues'
  const leagues = buildLeagues({ world, managers, played })
  yield 'divisions'
  const divisions = buildDivisions(played)
  yield 'rankings'
  const tallies = emptyTallies(count)
  tallyPicks(tallies, world, settled)
  yield 'rankings'
  tallyRounds(tallies, world, played)
  tallyLeagues(tallies, leagues)
  yield 'rankings'
  const ranked = rankHistory({ count, played, settled })
  yield standingLoads(world, { managers, rounds: played.rounds, leagues, divisions, tallies, ranked })
}
