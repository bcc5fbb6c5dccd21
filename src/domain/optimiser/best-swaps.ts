import type { PlayerId } from '#domain/ids.ts'
import { rulesOf, type Modality } from '#domain/sport/modality.ts'
import { openPlaces } from '#domain/squad/formation.ts'
import { choiceTables, type Split } from './choice-tables.ts'
import { type Candidate, captainAmong, linesFrom } from './problem.ts'

export interface SwapProblem {
  modality: Modality
  /** The eleven, at the prices paid. */
  owned: readonly Candidate[]
  /** The market, at today's prices. */
  candidates: readonly Candidate[]
  budget: number
  /** How many players of the eleven may leave. */
  most: number
  /** The players of the eleven who must leave. */
  leaving?: ReadonlySet<PlayerId> | undefined
}

export interface SwapPlan {
  outgoing: readonly Candidate[]
  incoming: readonly Candidate[]
  captainId: PlayerId
  /** In the unit of `BestEleven.objective`. */
  objective: number
}

/**
 * The best eleven, captain included, within this many swaps of the manager's own and within SQ1, SQ2 and SQ5: exact.
 * Every set of players that may leave is tried against tables of all that could come. Among equals, the one with the
 * fewest swaps. Undefined if that many swaps cannot replace those who must leave.
 */
export function bestSwaps({ modality, owned, candidates, budget, most, leaving }: SwapProblem): SwapPlan | undefined {
  const mine = new Set(owned.map(({ playerId }) => playerId))
  const { size, lines: places } = rulesOf(modality)
  const lines = linesFrom(
    candidates.filter(({ playerId }) => !mine.has(playerId)),
    { modality, most: ({ max }) => Math.min(most, max) },
  )
  const limits = places.map(({ max }) => Math.min(most, max))
  const cheapest = lines.flat().reduce((least, { price }) => Math.min(least, price), Infinity)
  const slackOf = (kept: readonly Candidate[]) =>
    budget - priceOf(kept) - (kept.length === size ? 0 : (size - kept.length) * cheapest)
  const choices = waysToKeep(owned, { most, leaving })
    .map((kept) => ({ kept, slack: slackOf(kept) }))
    .filter(({ slack }) => slack >= 0)
  const slack = choices.reduce((highest, choice) => Math.max(highest, choice.slack), 0)
  const tables = choiceTables(lines, { most: limits, cheapest: Number.isFinite(cheapest) ? cheapest : 0, slack })
  let best: { split: Split; kept: readonly Candidate[] } | undefined
  for (const choice of choices) {
    for (const counts of openPlaces(modality, choice.kept)) {
      const above = best?.split.value ?? -Infinity
      const split = tables.bestSplit({ counts, fixed: choice.kept, slack: choice.slack, above })
      if (split) best = { split, kept: choice.kept }
    }
  }
  if (!best) return undefined
  const { kept, split } = best
  const incoming = tables.choose(split)
  return {
    outgoing: owned.filter((player) => !kept.includes(player)),
    incoming,
    captainId: captainAmong([...kept, ...incoming]).playerId,
    objective: split.value,
  }
}

const priceOf = (players: readonly Candidate[]) => players.reduce((sum, { price }) => sum + price, 0)

/** The players who stay, for every set that may leave: the smaller sets first. */
function waysToKeep(owned: readonly Candidate[], { most, leaving }: Pick<SwapProblem, 'most' | 'leaving'>) {
  const bound = owned.filter(({ playerId }) => leaving?.has(playerId))
  const free = owned.filter(({ playerId }) => !leaving?.has(playerId))
  const ways: Candidate[][] = []
  const visit = (at: number, kept: Candidate[], leave: number) => {
    const player = free[at]
    if (leave > free.length - at) return
    if (player === undefined) {
      ways.push(kept)
      return
    }
    visit(at + 1, [...kept, player], leave)
    if (leave > 0) visit(at + 1, kept, leave - 1)
  }
  for (let leave = 0; leave <= Math.min(most - bound.length, free.length); leave++) visit(0, [], leave)
  return ways
}

export interface Swap {
  outgoing: Candidate
  incoming: Candidate
}

/** Pairs newcomers with leavers: within a line as far as possible, then the rest in order. */
export function pairSwaps({ outgoing, incoming }: Pick<SwapPlan, 'outgoing' | 'incoming'>): Swap[] {
  const waiting = incoming.toSorted((a, b) => b.score - a.score)
  const take = (at: number) => (at < 0 ? undefined : waiting.splice(at, 1)[0])
  const inLine = outgoing.map((player) => take(waiting.findIndex(({ position }) => position === player.position)))
  return outgoing.flatMap((player, at) => {
    const successor = inLine[at] ?? take(0)
    return successor ? [{ outgoing: player, incoming: successor }] : []
  })
}
