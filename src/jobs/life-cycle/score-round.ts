import { concatColumns, type Columns } from '#db/connection/columns.ts'
import { attendanceOf, type PlayerInRound } from '#db/round/attendance.ts'
import { lineupsTogether, type LineupColumns } from '#db/round/lineup-columns.ts'
import type { Reader } from '#db/round/read-together.ts'
import { addBenches, NO_VICE } from '#domain/scoring/add-benches.ts'
import { createAttendance, notePresence } from '#domain/scoring/arrangement.ts'
import { packLineups } from '#domain/scoring/pack-lineups.ts'
import { scoreLineups } from '#domain/scoring/score-lineups.ts'
import { LINE_OF, MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'

const SCORED = ['squadIds', 'managerIds', 'counts', 'tenths'] as const

/** By squad id; the same place in each column is the same lineup. */
export type ScoredLineups = Columns<(typeof SCORED)[number]>

/** A number for each id in the order they come, from 1; 0, of an empty seat, stays 0. */
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

/** The place in its lineup of one player each, if there is one. */
function placesOf(ids: Int32Array, playerIds: Int32Array): Uint8Array {
  const places = new Uint8Array(ids.length).fill(NO_VICE)
  for (let lineup = 0; lineup < ids.length; lineup++)
    for (let place = 0; place < MOST_PLAYERS && ids[lineup] !== 0; place++)
      if (playerIds[lineup * MOST_PLAYERS + place] === ids[lineup]) {
        places[lineup] = place
        break
      }
  return places
}

/** Lineups over typed arrays; players are numbered densely, whatever their ids. */
function tenthsOf(columns: LineupColumns, attended: readonly PlayerInRound[]): Int32Array {
  const { numberOf, numbersOf, count } = createNumbering()
  const players = numbersOf(columns.playerIds)
  const reserves = numbersOf(columns.benchIds)
  const points = new Int32Array(count())
  const seatOf = new Uint8Array(count())
  const attendance = createAttendance(count())
  for (const { playerId, position, pointTenths, presence } of attended) {
    const number = numberOf[playerId]
    if (number === undefined) continue
    points[number] = pointTenths
    seatOf[number] = LINE_OF[position]
    notePresence(attendance, { number, position, presence })
  }
  const benches = new Uint16Array(reserves.length)
  for (let at = 0; at < reserves.length; at++) {
    const number = reserves[at] as number
    if (number > 0) benches[at - (at % MOST_LINES) + (seatOf[number] as number)] = number
  }
  const captains = placesOf(columns.captainIds, columns.playerIds)
  const vices = placesOf(columns.viceCaptainIds, columns.playerIds)
  const tenths = scoreLineups(packLineups({ players, captains }), points)
  addBenches(tenths, { players, captains, vices, benches }, { attendance, points })
  return tenths
}

/** Every lineup of a round, read by all who are given and a batch at a time: of millions the players do not fit. */
export async function scoredLineups(readers: readonly [Reader, ...Reader[]], roundId: number): Promise<ScoredLineups> {
  const attended = await attendanceOf(await readers[0], { roundId })
  const batches = await lineupsTogether(readers, roundId, (batch) => {
    const { squadIds, managerIds, counts } = batch
    return { squadIds, managerIds, counts, tenths: tenthsOf(batch, attended), length: squadIds.length }
  })
  return concatColumns(SCORED, batches)
}

export type CountingLineups = Omit<ScoredLineups, 'counts'>

/** The lineups of all of them that count for their managers: mostly all there are. */
export function countingIn({ squadIds, managerIds, counts, tenths }: ScoredLineups): CountingLineups {
  if (!counts.includes(0)) return { squadIds, managerIds, tenths }
  const isCounting = (_: number, lineup: number) => counts[lineup] === 1
  return {
    squadIds: squadIds.filter(isCounting),
    managerIds: managerIds.filter(isCounting),
    tenths: tenths.filter(isCounting),
  }
}
