import type { Candidate } from '#domain/optimiser/problem.ts'
import { rngFrom } from '#domain/rng.ts'
import type { Position } from '#domain/sport/position.ts'

const LINES: [Position, number, number][] = [
  ['Goleiro', 24, 380],
  ['Defensor', 56, 360],
  ['Meio-Campo', 56, 420],
  ['Atacante', 40, 470],
]

/** A market of 176 players. With lower `noise`, points follow prices more closely and the choice is harder. */
export function generateMarket(seed: number, noise: number): Candidate[] {
  const rng = rngFrom('optimiser-bench', seed)
  const normal = () => rng.next() + rng.next() + rng.next() + rng.next() - 2
  let playerId = 0
  return LINES.flatMap(([position, count, mean]) =>
    Array.from({ length: count }, () => {
      const skill = normal()
      const price = Math.round(Math.min(150, Math.max(50, 88 + 42 * skill)))
      const score = Math.round(mean + (price - 88) * 6 + noise * normal())
      return { playerId: ++playerId, position, price, score }
    }),
  )
}
