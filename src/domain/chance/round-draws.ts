import type { PlayerId } from '#domain/ids.ts'
import type { Rng } from '#domain/rng.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'

/** A player of a round in play: the points so far, and what earlier matches say about the rest. */
export interface PlayerOutlook {
  playerId: PlayerId
  /** The player's points in the round so far. */
  tenths: number
  /** The player's points in the club's last matches, 0 where the player took no part. */
  past: readonly number[]
  /** The part of the match that is still to be played, from 1 before it to 0 after it. */
  remaining: number
}

export interface DrawnLineup {
  playerIds: readonly PlayerId[]
  captainId: PlayerId
}

/** Many ways in which a round may end. All lineups are scored in the same ones. */
export interface RoundDraws {
  count: number
  /** The lineup's total in each draw. A player without a match in the round adds nothing. */
  totalsOf(lineup: DrawnLineup): Int32Array
}

/** This many matches of the average player are added to a player's own: ten matches say little about the eleventh. */
const DOUBT = 15

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/**
 * CH1: each draw gives each player one of their past matches, with the mean pulled towards everybody's. The rest of a
 * running match has the mean of the remaining part and the spread of its square root, as if points came evenly over a
 * match.
 */
export function drawRound(players: readonly PlayerOutlook[], { draws, rng }: { draws: number; rng: Rng }): RoundDraws {
  const everybody = players.flatMap(({ past }) => past)
  const usual = mean(everybody)
  const rowOf = new Map<PlayerId, number>()
  const ends = new Int16Array(players.length * draws)
  for (const [row, { playerId, tenths, past, remaining }] of players.entries()) {
    rowOf.set(playerId, row)
    const pool = past.length > 0 ? past : everybody
    const own = mean(pool)
    const expected = usual + ((own - usual) * past.length) / (past.length + DOUBT)
    const spread = Math.sqrt(remaining)
    for (let draw = 0; draw < draws; draw++) {
      const drawn = pool[rng.int(pool.length)] ?? own
      ends[row * draws + draw] = tenths + Math.round(expected * remaining + (drawn - own) * spread)
    }
  }
  return {
    count: draws,
    totalsOf: ({ playerIds, captainId }) => {
      const totals = new Int32Array(draws)
      for (const playerId of playerIds) {
        const row = rowOf.get(playerId)
        if (row === undefined) continue
        for (let draw = 0; draw < draws; draw++) {
          const end = ends[row * draws + draw] as number
          totals[draw] = (totals[draw] as number) + end + (playerId === captainId ? captainBonusTenths(end) : 0)
        }
      }
      return totals
    },
  }
}
