import type { Rng } from '#domain/rng.ts'
import type { FieldPosition } from '#domain/sport/position.ts'
import { weightedIndex } from '#world/chance.ts'
import type { FootballPlayer } from '#world/players/player.ts'
import { ratingOf } from './rating.ts'
import type { Side } from './side.ts'

/** Sorted minutes of the second half in which a side makes a change: in most matches all five that are allowed. */
export function substitutionMinutes(rng: Rng): number[] {
  const chance = rng.next()
  const count = chance < 0.84 ? 5 : chance < 0.97 ? 4 : 3
  const minutes = Array.from({ length: count }, () => {
    const part = rng.next()
    if (part < 0.18) return 46
    return part < 0.55 ? 56 + rng.int(14) : 70 + rng.int(19)
  })
  return minutes.sort((a, b) => a - b)
}

const LEAVES: Record<FieldPosition, number> = { Goleiro: 0.012, Defensor: 0.65, 'Meio-Campo': 1.4, Atacante: 2.6 }

const COVER: Record<FieldPosition, readonly FieldPosition[]> = {
  Goleiro: ['Goleiro'],
  Defensor: ['Defensor', 'Meio-Campo'],
  'Meio-Campo': ['Meio-Campo', 'Atacante', 'Defensor'],
  Atacante: ['Atacante', 'Meio-Campo'],
}

export interface Substitution {
  off: FootballPlayer
  on: FootballPlayer
}

/**
 * Unfit, booked and attacking players are likelier to leave. Better substitutes for the position are likelier to come
 * on.
 */
export function chooseSubstitution(side: Side, fresh: ReadonlySet<number>, rng: Rng): Substitution | null {
  const weights = side.pitch.map((player) => {
    if (!player || fresh.has(player.id)) return 0
    return LEAVES[player.position] * Math.exp(-0.25 * player.skills.fitness) * (side.booked.has(player.id) ? 1.5 : 1)
  })
  const off = side.pitch[weightedIndex(rng, weights)]
  if (!off || fresh.has(off.id)) return null
  for (const position of COVER[off.position]) {
    const ready = side.bench.filter((player) => player.position === position)
    if (ready.length === 0) continue
    const rated = ready.map((player) => Math.exp(1.2 * ratingOf(player)))
    const on = ready[weightedIndex(rng, rated)]
    if (on) return { off, on }
  }
  return null
}
