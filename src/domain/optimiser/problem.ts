import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import type { PlayerId } from '#domain/ids.ts'
import { MOST_LINES, rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { countOf, openPlaces, type Counts } from '#domain/squad/formation.ts'

export interface Candidate {
  playerId: PlayerId
  position: Position
  price: number
  /** Expected points in hundredths: whole numbers, so that an optimum can be compared exactly. */
  score: number
}

export interface ElevenProblem {
  modality: Modality
  candidates: readonly Candidate[]
  budget: number
  /** Already chosen, with the price paid: they stay. */
  fixed?: readonly Candidate[]
  excluded?: ReadonlySet<PlayerId>
}

/** The problem of choosing the players who are not fixed, where only money above the cheapest price counts. */
export interface Reduced {
  lines: readonly (readonly Candidate[])[]
  counts: readonly Counts[]
  fixed: readonly Candidate[]
  cheapest: number
  /** What may be spent above the cheapest price, over all players still to choose. */
  slack: number
}

/** SC6 in whole numbers: the unit is what the armband adds to a score of one. */
export const PLAIN_WEIGHT = 1 / (CAPTAIN_FACTOR - 1)
export const CAPTAIN_WEIGHT = PLAIN_WEIGHT + 1

/** Everyone's weighted score, plus the captain's once more. */
export function objectiveOf(eleven: readonly Candidate[]): number {
  const best = Math.max(...eleven.map(({ score }) => score))
  return eleven.reduce((sum, { score }) => sum + PLAIN_WEIGHT * score, best)
}

/**
 * A player can be left out if `most` others of the same line cost no more and score no less: any eleven with this
 * player has room for one of them.
 */
export function withoutDominated(line: readonly Candidate[], most: number): Candidate[] {
  const sorted = line.toSorted((a, b) => a.price - b.price || b.score - a.score || a.playerId - b.playerId)
  const bestSoFar: number[] = []
  return sorted.filter(({ score }) => {
    if (bestSoFar.length >= most && (bestSoFar[most - 1] ?? 0) >= score) return false
    const at = bestSoFar.findIndex((other) => other < score)
    bestSoFar.splice(at < 0 ? bestSoFar.length : at, 0, score)
    return true
  })
}

/** The armband goes to the best; among equals to the most expensive. */
export const captainAmong = (eleven: readonly Candidate[]): Candidate =>
  eleven.reduce((a, b) => (b.score > a.score || (b.score === a.score && b.price > a.price) ? b : a))

/**
 * The candidates by line, without those who cannot be among the best `most` of it; empty for lines that a modality does
 * not have.
 */
export function linesFrom(
  candidates: readonly Candidate[],
  { modality, most }: { modality: Modality; most: (line: { position: Position; max: number }) => number },
): Candidate[][] {
  const { lines } = rulesOf(modality)
  return Array.from({ length: MOST_LINES }, (_, at) => {
    const line = lines[at]
    if (!line) return []
    return withoutDominated(
      candidates.filter(({ position }) => position === line.position),
      most(line),
    )
  })
}

export function reduce({ modality, candidates, budget, fixed = [], excluded }: ElevenProblem): Reduced {
  const taken = new Set(fixed.map(({ playerId }) => playerId))
  const free = candidates.filter(({ playerId }) => !taken.has(playerId) && !excluded?.has(playerId))
  const lines = linesFrom(free, {
    modality,
    most: ({ position, max }) => max - countOf({ players: fixed }, position),
  })
  const counts = openPlaces(modality, fixed).filter((need) =>
    need.every((count, at) => count <= (lines[at]?.length ?? 0)),
  )
  const cheapest = lines.flat().reduce((least, { price }) => Math.min(least, price), Infinity)
  const paid = fixed.reduce((sum, { price }) => sum + price, 0)
  const open = rulesOf(modality).size - fixed.length
  const slack = open === 0 ? budget - paid : budget - paid - open * cheapest
  return { lines, counts, fixed, cheapest: Number.isFinite(cheapest) ? cheapest : 0, slack }
}
