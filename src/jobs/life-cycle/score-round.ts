import type { Kysely } from 'kysely'
import { joinColumns, type Columns } from '#db/connection/columns.ts'
import { attendanceOf, type PlayerInRound } from '#db/round/attendance.ts'
import { lineupBatches, type LineupColumns } from '#db/round/lineup-columns.ts'
import type { Tables } from '#db/schema/schema.ts'
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
    for (let place = 0; place < MOST_PLAYERS; place++)
      if (playerIds[lineup * MOST_PLAYERS + place] === ids[lineup] && ids[lineup] !== 0) places[lineup] = place
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

/** Every lineup of a round, a batch at a time: of millions neither the players fit nor does anybody wait for all of them. */
export async function* scoredBatches(db: Kysely<Tables>, roundId: number): AsyncGenerator<ScoredLineups> {
  const attended = await attendanceOf(db, { roundId })
  for await (const batch of lineupBatches(db, roundId)) {
    const { squadIds, managerIds, counts } = batch
    yield { squadIds, managerIds, counts, tenths: tenthsOf(batch, attended) }
  }
}

export type CountingLineups = Omit<ScoredLineups, 'counts'>

/** The lineups of all of them that count for their managers. */
export function countingIn({ squadIds, managerIds, counts, tenths }: ScoredLineups): CountingLineups {
  const isCounting = (_: number, lineup: number) => counts[lineup] === 1
  return {
    squadIds: squadIds.filter(isCounting),
    managerIds: managerIds.filter(isCounting),
    tenths: tenths.filter(isCounting),
  }
}

export const joinScored = (batches: AsyncIterable<ScoredLineups>): Promise<ScoredLineups> =>
  joinColumns(SCORED, batches)
