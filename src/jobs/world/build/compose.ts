import { botManagers, type BotManagers } from '#world/bots/managers.ts'
import type { SampleWorld, WorldSize } from '#jobs/world/sample/sample-world.ts'
import { playHistory, type FootballHistory } from './football-history.ts'
import { buildDivisions, type BuiltCycles } from './make-divisions.ts'
import { buildLeagues, type BuiltLeague } from './make-leagues.ts'
import { openPicks, settledPicks, type OpenPicks, type SettledPicks } from './make-picks.ts'
import { finishedMatches, type FinishedMatch } from './match-rows.ts'
import { playRounds, type PlayedRounds } from './play-rounds.ts'
import { pickPointsBefore, rankHistory, type RankedRound } from './rank-history.ts'
import { emptyTallies, tallyLeagues, tallyPicks, tallyRounds, type Tallies } from './tallies.ts'

const MANAGERS: Record<WorldSize, number> = { full: 50_000, small: 500 }

/** A few more than the specification's figure, as a full house has. */
export const botCount = (size: WorldSize): number => MANAGERS[size] + Math.floor(MANAGERS[size] / 25)

/** The whole sample world before it is written down. */
export interface ComposedWorld {
  history: FootballHistory
  matches: FinishedMatch[]
  managers: BotManagers
  settled: SettledPicks
  open: OpenPicks
  played: PlayedRounds
  leagues: BuiltLeague[]
  divisions: BuiltCycles
  tallies: Tallies
  ranked: RankedRound[]
}

/**
 * Matches first, then who managed what: nothing is drawn that the rules could have computed. Yields before each step, and
 * again within a long one.
 */
export function* composeWorld(world: SampleWorld): Generator<string, ComposedWorld> {
  yield 'matches'
  const history = yield* playHistory(world)
  const matches = finishedMatches(world, history)
  yield 'managers'
  const count = botCount(world.size)
  const managers = botManagers({ seed: world.seed, count })
  yield 'picks'
  const settled = settledPicks(world, managers, matches)
  yield 'picks'
  const open = openPicks(world, managers)
  yield 'squads'
  const played = yield* playRounds(world, {
    managers,
    history,
    pickPointsBefore: (lockMs) => pickPointsBefore(settled, count, lockMs),
  })
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
  return { history, matches, managers, settled, open, played, leagues, divisions, tallies, ranked }
}
