import type { Kysely } from 'kysely'
import { lineupBatches, type LineupColumns } from '#db/round/lineup-columns.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { PlayerId } from '#domain/ids.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { ManagerDirectory } from '#live/manager-directory.ts'
import { packRound, type LineupRow, type RoundLineups } from '#live/round-lineups.ts'

function lineupAt(columns: LineupColumns, place: number): LineupRow<Int32Array> {
  const at = (name: keyof LineupColumns) => columns[name][place] as number
  const eleven = columns.playerIds.subarray(place * MOST_PLAYERS, (place + 1) * MOST_PLAYERS)
  const size = eleven.indexOf(0)
  return {
    squadId: at('squadIds'),
    managerId: at('managerIds'),
    playerIds: size < 0 ? eleven : eleven.subarray(0, size),
    captainId: at('captainIds'),
    viceCaptainId: at('viceCaptainIds') || null,
    benchIds: columns.benchIds.subarray(place * MOST_LINES, (place + 1) * MOST_LINES),
    counts: at('counts') === 1,
  }
}

export async function readLineups(
  db: Kysely<Tables>,
  roundId: number,
  of: { managers: ManagerDirectory; positions: ReadonlyMap<PlayerId, Position> },
): Promise<RoundLineups> {
  const packing = packRound(of)
  for await (const columns of lineupBatches(db, roundId))
    for (let place = 0; place < columns.squadIds.length; place++) packing.add(lineupAt(columns, place))
  return packing.finish()
}
