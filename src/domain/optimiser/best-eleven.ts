import type { Counts } from '#domain/squad/formation.ts'
import type { PlayerId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { exactChoice } from './exact-choice.ts'
import { improveBySwaps } from './improve-by-swaps.ts'
import { type Candidate, captainAmong, type ElevenProblem, objectiveOf, reduce } from './problem.ts'
import { boundWith, type Relaxed, tightestBound } from './relaxation.ts'

export interface BestEleven {
  players: readonly Candidate[]
  captainId: PlayerId
  price: number
  /** The weighted scores of the eleven and the captain's bonus, as `objectiveOf` adds them up: a whole number. */
  objective: number
}

export type ElevenError = { kind: 'no_formation_fits' } | { kind: 'budget_too_small'; by: number }

/** Bounds are floating point and objectives are whole, so half a unit separates "equal" from "better". */
const TOLERANCE = 0.5

const canBeat = (bound: number, objective: number) => bound > objective + TOLERANCE

/**
 * The best eleven by expected points that SQ1, SQ2 and SQ5 allow, captain included: exact. A price on money (Lagrange)
 * bounds every formation and every player. A player who cannot be part of something better than the best known eleven
 * is dropped. The rest is solved completely over the money left.
 */
export function bestEleven(problem: ElevenProblem): Result<BestEleven, ElevenError> {
  const reduced = reduce(problem)
  const { fixed, lines, cheapest } = reduced
  if (reduced.counts.length === 0) return fail({ kind: 'no_formation_fits' })
  let best: readonly Candidate[] | undefined
  let objective = -Infinity
  const consider = (players: readonly Candidate[]) => {
    const value = objectiveOf(players)
    if (value <= objective) return
    objective = value
    best = players
  }
  const relaxations: { counts: Counts; relaxed: Relaxed }[] = []
  for (const counts of reduced.counts) {
    const tightest = tightestBound(reduced, counts)
    if (tightest === undefined) continue
    relaxations.push({ counts, relaxed: tightest.relaxed })
    if (canBeat(tightest.relaxed.bound, objective)) consider(improveBySwaps([...fixed, ...tightest.feasible], reduced))
  }
  if (best === undefined) return fail({ kind: 'budget_too_small', by: shortBy(problem) })

  const live = relaxations.filter(({ relaxed }) => canBeat(relaxed.bound, objective))
  const core = lines.map((line, at) =>
    line.filter((player) => live.some(({ relaxed }) => canBeat(boundWith(player, at, relaxed, cheapest), objective))),
  )
  const exact = exactChoice({ ...reduced, lines: core, counts: live.map(({ counts }) => counts) })
  if (exact !== undefined) consider([...fixed, ...exact])
  return ok(describe(best, objective))
}

function describe(players: readonly Candidate[], objective: number): BestEleven {
  const price = players.reduce((sum, player) => sum + player.price, 0)
  return { players, captainId: captainAmong(players).playerId, price, objective }
}

/** How much money is missing even for the cheapest eleven. */
function shortBy(problem: ElevenProblem): number {
  const { lines, counts, fixed } = reduce({ ...problem, candidates: problem.candidates.map(withoutScore) })
  const paid = fixed.reduce((sum, { price }) => sum + price, 0)
  const cheapestOf = (need: readonly number[]) =>
    lines.reduce((sum, line, at) => line.slice(0, need[at] ?? 0).reduce((total, { price }) => total + price, sum), paid)
  return Math.min(...counts.map(cheapestOf)) - problem.budget
}

const withoutScore = (player: Candidate): Candidate => ({ ...player, score: 0 })
