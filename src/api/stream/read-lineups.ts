import type { Kysely } from 'kysely'
import type { Moment } from '#db/connection/moment.ts'
import { haveMerged } from '#db/manager/manager-merged.ts'
import { lineupBatches } from '#db/round/lineup-columns.ts'
import type { LineupColumns } from '#domain/settlement/score-batch.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { PlayerId } from '#domain/ids.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { yieldToOthers } from '#live/yield-to-others.ts'
import type { ManagerDirectory } from '#live/manager-directory.ts'
import { lineupsAnew, packRound, type LineupRow, type RoundLineups, type RoundPacking } from '#live/round-lineups.ts'

function lineupAt(columns: LineupColumns, place: number): LineupRow<Int32Array> {
  const eleven = columns.playerIds.subarray(place * MOST_PLAYERS, (place + 1) * MOST_PLAYERS)
  const size = eleven.indexOf(0)
  return {
    squadId: columns.squadIds[place] as number,
    managerId: columns.managerIds[place] as number,
    playerIds: size < 0 ? eleven : eleven.subarray(0, size),
    captainId: columns.captainIds[place] as number,
    viceCaptainId: columns.viceCaptainIds[place] || null,
    benchIds: columns.benchIds.subarray(place * MOST_LINES, (place + 1) * MOST_LINES),
    counts: columns.counts[place] === 1,
  }
}

interface LineupsOf {
  roundId: number
  managers: ManagerDirectory
  positions: ReadonlyMap<PlayerId, Position>
}

export interface LineupsRead extends LineupsOf {
  packed: RoundLineups
}

const STEP = 500

function* packInSteps(packing: RoundPacking, columns: LineupColumns): Generator<void, void> {
  for (let place = 0; place < columns.squadIds.length; place++) {
    packing.add(lineupAt(columns, place))
    if (place % STEP === 0) yield
  }
}

export async function readLineups(db: Kysely<Tables>, of: LineupsOf): Promise<LineupsRead> {
  const packing = packRound(of)
  for await (const columns of lineupBatches(db, of.roundId)) await yieldToOthers(packInSteps(packing, columns))
  return { ...of, packed: packing.finish() }
}

const areSame = (a: ReadonlyMap<number, unknown>, b: ReadonlyMap<number, unknown>) =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)

/**
 * SQ8: locked lineups never change; only a merge gives one to another manager. Undefined if they must be read again.
 */
export async function knownLineups(
  trx: Kysely<Tables>,
  of: LineupsOf,
  { known, since }: { known: LineupsRead; since: Moment },
): Promise<LineupsRead | undefined> {
  if (known.roundId !== of.roundId || !areSame(known.positions, of.positions)) return undefined
  if (await haveMerged(trx, since)) return undefined
  const packed = await yieldToOthers(lineupsAnew(known.packed, { from: known.managers, to: of.managers }))
  return packed && { ...of, packed }
}
