import type { Rng } from '#domain/rng.ts'
import { weightedIndex } from '#world/chance.ts'
import type { CourtPlayer, CourtPosition } from '#world/players/player.ts'
import type { CourtSide, PlayerBox } from './court-match.ts'

/** How much likelier each position is to be drawn; 1 for a position without an entry. */
export type PositionWeights<Stat extends string> = Record<Stat, Partial<Record<CourtPosition, number>>>

const weightOf = (weights: Partial<Record<CourtPosition, number>>, { position, usage, skill }: CourtPlayer) =>
  (weights[position] ?? 1) * usage * Math.exp(0.3 * skill)

/** Counts for one side's players; weights decide who does what. */
export class BoxScore<Stat extends string> {
  readonly boxes: PlayerBox<Record<Stat, number>>[]
  readonly #weights: Record<Stat, number[]>

  constructor(side: CourtSide, stats: readonly Stat[], positions: PositionWeights<Stat>) {
    const blank = () => Object.fromEntries(stats.map((stat) => [stat, 0])) as Record<Stat, number>
    this.boxes = side.players.map((player) => ({ playerId: player.id, clubId: side.clubId, stats: blank() }))
    const weightsOf = (stat: Stat) => side.players.map((player) => weightOf(positions[stat], player))
    this.#weights = Object.fromEntries(stats.map((stat) => [stat, weightsOf(stat)])) as Record<Stat, number[]>
  }

  /** Draws a player for the stat by the weights of `by` and credits the player. */
  credit(rng: Rng, stat: Stat, amount = 1, by: readonly number[] = this.#weights[stat]): number {
    const box = this.boxes[weightedIndex(rng, by)]
    if (!box) throw new Error('a side has no players')
    box.stats[stat] += amount
    return box.playerId
  }
}
