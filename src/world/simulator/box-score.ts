import type { Rng } from '#domain/rng.ts'
import { weightedIndex } from '#world/chance.ts'
import type { CourtPlayer } from '#world/players/player.ts'
import type { CourtSide, PlayerBox } from './court-match.ts'

/** Counts of one side's players, and who does each thing by his weight for it. */
export class BoxScore<Stat extends string> {
  readonly boxes: PlayerBox<Record<Stat, number>>[]
  readonly #weights: Record<Stat, number[]>

  constructor(side: CourtSide, stats: readonly Stat[], weigh: (stat: Stat, player: CourtPlayer) => number) {
    const blank = () => Object.fromEntries(stats.map((stat) => [stat, 0])) as Record<Stat, number>
    this.boxes = side.players.map((player) => ({ playerId: player.id, clubId: side.clubId, stats: blank() }))
    const weightsOf = (stat: Stat) => side.players.map((player) => weigh(stat, player))
    this.#weights = Object.fromEntries(stats.map((stat) => [stat, weightsOf(stat)])) as Record<Stat, number[]>
  }

  /** Draws a player for the stat by the weights of `by` and credits him. */
  credit(rng: Rng, stat: Stat, amount = 1, by: readonly number[] = this.#weights[stat]): number {
    const box = this.boxes[weightedIndex(rng, by)]
    if (!box) throw new Error('a side has no players')
    box.stats[stat] += amount
    return box.playerId
  }
}
