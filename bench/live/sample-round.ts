import { rngFrom, type Rng } from '#domain/rng.ts'
import { POSITIONS, type Position } from '#domain/sport/position.ts'
import type { LineupRow } from '#live/round-lineups.ts'

export const PLAYERS = 176
/** Player 1 is the favourite. This share of the lineups has them. */
export const FAVOURITE = 1
const FAVOURITE_SHARE = 0.3
const SECOND_SQUAD_SHARE = 0.03

/** Lineups as a query returns them, one at a time. Some managers play with two squads. */
export function* sampleLineups(count: number, players = PLAYERS): Generator<LineupRow> {
  const rng = rngFrom('bench', 'live')
  let managerId = 0
  for (let squadId = 1; squadId <= count; squadId++) {
    const counts = managerId === 0 || rng.next() >= SECOND_SQUAD_SHARE
    if (counts) managerId++
    yield { squadId, managerId, ...lineup(rng, players), counts }
  }
}

export const positionsOf = (players: number): Map<number, Position> =>
  new Map(
    Array.from({ length: players + 1 }, (_, playerId) => [
      playerId,
      POSITIONS[playerId % POSITIONS.length] ?? 'Goleiro',
    ]),
  )
export const positions = positionsOf(PLAYERS)

/**
 * Some players are in many lineups, as among real managers. `FAVOURITE_SHARE` sets the share of the favourite. The
 * reserves are one player per position.
 */
function lineup(rng: Rng, players: number): Omit<LineupRow, 'squadId' | 'managerId' | 'counts'> {
  const chosen = new Set<number>()
  if (rng.next() < FAVOURITE_SHARE) chosen.add(FAVOURITE)
  while (chosen.size < 11) chosen.add(2 + Math.floor(rng.next() ** 1.7 * (players - 1)))
  const playerIds = [...chosen]
  const captain = rng.int(playerIds.length)
  const benchIds: number[] = []
  for (let seat = 0; seat < POSITIONS.length; seat++) {
    let reserve = seat + POSITIONS.length * (1 + rng.int(Math.floor(players / POSITIONS.length) - 1))
    while (chosen.has(reserve))
      reserve = seat + POSITIONS.length * (1 + rng.int(Math.floor(players / POSITIONS.length) - 1))
    benchIds.push(reserve)
  }
  return {
    playerIds,
    captainId: playerIds[captain] as number,
    viceCaptainId: playerIds[(captain + 1) % playerIds.length] as number,
    benchIds,
  }
}

/** A manager's points at the start of the round. One in ten thousand has won a league and its prize. */
export function samplePoints(managers: number): Int32Array {
  const rng = rngFrom('bench', 'points')
  return Int32Array.from({ length: managers }, () => {
    const skill = rng.next() + rng.next() + rng.next()
    return Math.floor(6_000 + skill * 14_000 + (rng.next() < 0.0001 ? 100_000 : 0))
  })
}
