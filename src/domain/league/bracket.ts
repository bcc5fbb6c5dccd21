import type { NumbersById } from '#domain/by-id.ts'
import type { SquadId } from '#domain/ids.ts'

export interface Tie {
  first: SquadId
  /** null: a bye, which `first` wins without playing. */
  second: SquadId | null
  winner: SquadId | null
}

export interface Bracket {
  /** Best seed first. */
  seeds: readonly SquadId[]
  /** The stages so far; the last one is the current one. */
  stages: readonly (readonly Tie[])[]
  champion: SquadId | null
}

/** Seed numbers in bracket order, so that the two best can only meet in the final: 1 4 2 3 for four. */
function seedOrder(size: number): number[] {
  let order = [1]
  while (order.length < size) order = order.flatMap((seed) => [seed, order.length * 2 + 1 - seed])
  return order
}

/** LG7: filled up with byes to a power of two; the best seeds get the byes. */
export function createBracket(seeds: readonly SquadId[]): Bracket {
  if (seeds.length < 2) return { seeds, stages: [], champion: seeds[0] ?? null }
  const size = 2 ** Math.ceil(Math.log2(seeds.length))
  const slots = seedOrder(size).map((seed) => seeds[seed - 1] ?? null)
  return { seeds, stages: [pairUp(slots)], champion: null }
}

function pairUp(slots: readonly (SquadId | null)[]): Tie[] {
  const ties: Tie[] = []
  for (let i = 0; i < slots.length; i += 2) {
    const [a, b] = [slots[i] ?? null, slots[i + 1] ?? null]
    const first = a ?? b
    if (first === null) throw new Error('a tie of a bracket needs at least one squad')
    const second = a === null ? null : b
    ties.push({ first, second, winner: second === null ? first : null })
  }
  return ties
}

/** LG8: more points; if level, or both without a lineup, the better seed; a lineup beats none. */
function winnerOf(tie: Tie, points: NumbersById, seedOf: ReadonlyMap<SquadId, number>): SquadId {
  if (tie.second === null) return tie.first
  const [a, b] = [points.get(tie.first) ?? -Infinity, points.get(tie.second) ?? -Infinity]
  if (a !== b) return a > b ? tie.first : tie.second
  return (seedOf.get(tie.first) ?? Infinity) <= (seedOf.get(tie.second) ?? Infinity) ? tie.first : tie.second
}

/** One round of lineups decides the current stage; a decided bracket no longer changes. */
export function advanceBracket(bracket: Bracket, lineupTenths: NumbersById): Bracket {
  const current = bracket.stages.at(-1)
  if (bracket.champion !== null || current === undefined) return bracket
  const seedOf = new Map(bracket.seeds.map((squadId, index) => [squadId, index]))
  const decided = current.map((tie) => ({ ...tie, winner: winnerOf(tie, lineupTenths, seedOf) }))
  const winners = decided.map(({ winner }) => winner)
  const done = [...bracket.stages.slice(0, -1), decided]
  const [champion] = winners
  if (winners.length === 1 && champion !== undefined) return { ...bracket, stages: done, champion }
  return { ...bracket, stages: [...done, pairUp(winners)] }
}
