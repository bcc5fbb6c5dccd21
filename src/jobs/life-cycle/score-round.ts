import type { PlayerInRound } from '#db/round/attendance.ts'
import type { LineupColumns } from '#db/round/settle-round.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { addBenches, NO_VICE } from '#domain/scoring/add-benches.ts'
import { createAttendance, notePresence } from '#domain/scoring/arrangement.ts'
import { packLineups } from '#domain/scoring/pack-lineups.ts'
import { scoreLineups } from '#domain/scoring/score-lineups.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { SQUAD_SIZE } from '#domain/squad/squad.ts'

export interface ScoredRound {
  /** In the order of the lineups. */
  tenths: Int32Array
  ranks: Int32Array
}

const SEATS = POSITIONS.length

/** A number for each id in the order they come, from 1; 0, of an empty seat, stays 0. */
function createNumbering() {
  const numberOf = new Map<number, number>([[0, 0]])
  return {
    numberOf,
    numbersOf: (ids: Int32Array) =>
      Uint16Array.from(ids, (id) => {
        const known = numberOf.get(id)
        if (known !== undefined) return known
        numberOf.set(id, numberOf.size)
        return numberOf.size - 1
      }),
  }
}

/** The place in its eleven of one player a lineup. */
const placesOf = (ids: Int32Array, playerIds: Int32Array) =>
  Uint8Array.from(ids, (id, lineup) => {
    const start = lineup * SQUAD_SIZE
    return id === 0 ? NO_VICE : playerIds.subarray(start, start + SQUAD_SIZE).indexOf(id)
  })

/** Every lineup of a round at once over typed arrays; players are numbered densely, whatever their ids. */
export function scoreRound(
  columns: Pick<LineupColumns, 'captainIds' | 'viceCaptainIds' | 'playerIds' | 'benchIds'>,
  attended: readonly PlayerInRound[],
): ScoredRound {
  const { numberOf, numbersOf } = createNumbering()
  const players = numbersOf(columns.playerIds)
  const reserves = numbersOf(columns.benchIds)
  const points = new Int32Array(numberOf.size)
  const seatOf = new Uint8Array(numberOf.size)
  const attendance = createAttendance(numberOf.size)
  for (const { playerId, position, pointTenths, presence } of attended) {
    const number = numberOf.get(playerId)
    if (number === undefined) continue
    points[number] = pointTenths
    seatOf[number] = POSITIONS.indexOf(position)
    notePresence(attendance, { number, position: POSITIONS.indexOf(position), presence })
  }
  const benches = new Uint16Array(reserves.length)
  for (const [at, number] of reserves.entries())
    if (number > 0) benches[at - (at % SEATS) + (seatOf[number] as number)] = number
  const captains = placesOf(columns.captainIds, columns.playerIds)
  const vices = placesOf(columns.viceCaptainIds, columns.playerIds)
  const tenths = scoreLineups(packLineups({ players, captains }), points)
  addBenches(tenths, { players, captains, vices, benches }, { attendance, points })
  return { tenths, ranks: ranksOf(tenths) }
}
