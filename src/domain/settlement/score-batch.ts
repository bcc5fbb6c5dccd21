import { addBenches, NO_VICE } from '#domain/scoring/add-benches.ts'
import { createAttendance, notePresence } from '#domain/scoring/arrangement.ts'
import type { Presence } from '#domain/scoring/presence.ts'
import { scoreLineups } from '#domain/scoring/score-lineups.ts'
import { LINE_OF, MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'

export interface PlayerInRound {
  playerId: number
  position: Position
  pointTenths: number
  presence: Presence
}

/**
 * Lineups of a round in the order of squad ids; the same index in each column is the same lineup. `viceCaptainIds` has
 * 0 for a lineup without one, `counts` 1 for the lineup of its manager that counts. `playerIds` has eleven numbers for
 * each lineup, `benchIds` four; 0 is an empty seat.
 */
export interface LineupColumns {
  squadIds: Int32Array
  managerIds: Int32Array
  captainIds: Int32Array
  viceCaptainIds: Int32Array
  counts: Int32Array
  playerIds: Int32Array
  benchIds: Int32Array
}

export const SCORED = ['squadIds', 'managerIds', 'counts', 'tenths'] as const

/** In the order of squad ids; the same index in each column is the same lineup. */
export type ScoredLineups = Record<(typeof SCORED)[number], Int32Array>

/** Numbers ids in the order of their arrival, from 1; 0, an empty seat, stays 0. */
function createNumbering() {
  const numberOf = [0]
  let count = 1
  function numbersOf(ids: Int32Array): Uint16Array {
    const numbers = new Uint16Array(ids.length)
    for (let at = 0; at < ids.length; at++) numbers[at] = numberOf[ids[at] as number] ??= count++
    return numbers
  }
  return { numberOf, numbersOf, count: () => count }
}

/** The seat of one player in each lineup, if the lineup has the player. */
function seatsOf(ids: Int32Array, playerIds: Int32Array): Uint8Array {
  const seats = new Uint8Array(ids.length).fill(NO_VICE)
  for (let lineup = 0; lineup < ids.length; lineup++)
    for (let seat = 0; seat < MOST_PLAYERS && ids[lineup] !== 0; seat++)
      if (playerIds[lineup * MOST_PLAYERS + seat] === ids[lineup]) {
        seats[lineup] = seat
        break
      }
  return seats
}

function tenthsOf(columns: LineupColumns, attended: readonly PlayerInRound[]): Int32Array {
  const { numberOf, numbersOf, count } = createNumbering()
  const players = numbersOf(columns.playerIds)
  const reserves = numbersOf(columns.benchIds)
  const points = new Int32Array(count())
  const lineOf = new Uint8Array(count())
  const attendance = createAttendance(count())
  for (const { playerId, position, pointTenths, presence } of attended) {
    const number = numberOf[playerId]
    if (number === undefined) continue
    points[number] = pointTenths
    lineOf[number] = LINE_OF[position]
    notePresence(attendance, { number, position, presence })
  }
  const benches = new Uint16Array(reserves.length)
  for (let at = 0; at < reserves.length; at++) {
    const number = reserves[at] as number
    if (number > 0) benches[at - (at % MOST_LINES) + (lineOf[number] as number)] = number
  }
  const captains = seatsOf(columns.captainIds, columns.playerIds)
  const vices = seatsOf(columns.viceCaptainIds, columns.playerIds)
  const tenths = scoreLineups({ players, captains }, points)
  addBenches(tenths, { players, captains, vices, benches }, { attendance, points })
  return tenths
}

/** Scores some lineups of a round. */
export function scoreBatch(lineups: LineupColumns, attended: readonly PlayerInRound[]): ScoredLineups {
  const { squadIds, managerIds, counts } = lineups
  return { squadIds, managerIds, counts, tenths: tenthsOf(lineups, attended) }
}

export type CountingLineups = Omit<ScoredLineups, 'counts'>

/** The lineups that count for their managers: usually all of them. */
export function countingIn({ squadIds, managerIds, counts, tenths }: ScoredLineups): CountingLineups {
  if (!counts.includes(0)) return { squadIds, managerIds, tenths }
  const isCounting = (_: number, lineup: number) => counts[lineup] === 1
  return {
    squadIds: squadIds.filter(isCounting),
    managerIds: managerIds.filter(isCounting),
    tenths: tenths.filter(isCounting),
  }
}
