import { rngFrom, type Rng } from '#domain/rng.ts'
import type { LineupRow } from '#live/round-lineups.ts'

export const PLAYERS = 176
/** Player 1 is the favourite: this share of the lineups hold him. */
export const FAVOURITE = 1
const FAVOURITE_SHARE = 0.3
const SECOND_SQUAD_SHARE = 0.03

/** Lineups as they come from a query, one at a time: some managers play with two squads. */
export function* sampleLineups(count: number): Generator<LineupRow> {
  const rng = rngFrom('bench', 'live')
  let managerId = 0
  for (let squadId = 1; squadId <= count; squadId++) {
    const counts = managerId === 0 || rng.next() >= SECOND_SQUAD_SHARE
    if (counts) managerId++
    yield { squadId, managerId, ...eleven(rng), counts }
  }
}

/** Popularity falls off as it does among real managers; the favourite's share is exact. */
function eleven(rng: Rng): Pick<LineupRow, 'playerIds' | 'captainId'> {
  const chosen = new Set<number>()
  if (rng.next() < FAVOURITE_SHARE) chosen.add(FAVOURITE)
  while (chosen.size < 11) chosen.add(2 + Math.floor(rng.next() ** 1.7 * (PLAYERS - 1)))
  const playerIds = [...chosen]
  return { playerIds, captainId: playerIds[rng.int(11)] as number }
}

/** Points a manager starts the round with; one in ten thousand has won a league with its prize. */
export function samplePoints(managers: number): Int32Array {
  const rng = rngFrom('bench', 'points')
  return Int32Array.from({ length: managers }, () => {
    const skill = rng.next() + rng.next() + rng.next()
    return Math.floor(6_000 + skill * 14_000 + (rng.next() < 0.0001 ? 100_000 : 0))
  })
}
