import type { ManagerId, PlayerId, SquadId } from '#domain/ids.ts'
import { putCaptainFirst } from '#domain/scoring/pack-lineups.ts'
import { SQUAD_SIZE } from '#domain/squad/squad.ts'
import { createLineupTable, playerNumber, type LineupTable } from './lineup-table.ts'
import type { ManagerDirectory } from './manager-directory.ts'

export interface LineupRow {
  squadId: SquadId
  managerId: ManagerId
  playerIds: readonly PlayerId[]
  captainId: PlayerId
  /** SQ9: this one of the manager's lineups gives him points. */
  counts: boolean
}

export interface RoundLineups {
  /** By manager's index: the lineup that counts; empty when he does not compete. */
  counting: LineupTable
  countingSquadIds: Int32Array
  /** Lineups that play in their leagues only, by manager. */
  further: LineupTable
  furtherSquadIds: Int32Array
  furtherManagers: Int32Array
  playerNumbers: ReadonlyMap<PlayerId, number>
}

interface RowsOfRound {
  /** Ordered by manager, the lineup that counts before his others. */
  rows: Iterable<LineupRow>
  count: number
  managers: ManagerDirectory
}

/** The lineups of a round as the live tables hold them. */
export function roundLineups({ rows, count, managers }: RowsOfRound): RoundLineups {
  const counting = createLineupTable(managers.ids.length)
  const countingSquadIds = new Int32Array(managers.ids.length)
  const playerNumbers = new Map<PlayerId, number>()
  const others: LineupRow[] = []
  let packed = 0
  let last = -1
  for (const row of rows) {
    const manager = managers.indexOf(row.managerId)
    if (manager < 0) throw new RangeError(`lineup of squad ${row.squadId}: manager ${row.managerId} is unknown`)
    if (manager < last) throw new RangeError('lineups must be ordered by manager')
    if (row.counts !== manager > last)
      throw new RangeError(`manager ${row.managerId}: the first of his lineups, and only that, must count`)
    last = manager
    packed++
    if (row.counts) {
      counting.put(manager, numbered(row, playerNumbers))
      countingSquadIds[manager] = row.squadId
    } else others.push(row)
  }
  if (packed !== count) throw new RangeError(`${packed} lineups instead of the ${count} announced`)

  const further = createLineupTable(others.length)
  others.forEach((row, i) => further.put(i, numbered(row, playerNumbers)))
  return {
    counting,
    countingSquadIds,
    further,
    furtherSquadIds: Int32Array.from(others, ({ squadId }) => squadId),
    furtherManagers: Int32Array.from(others, ({ managerId }) => managers.indexOf(managerId)),
    playerNumbers,
  }
}

/** The eleven with the captain first. A player twice in one lineup would be found once and counted twice. */
function numbered({ squadId, playerIds, captainId }: LineupRow, known: Map<PlayerId, number>): number[] {
  if (playerIds.length !== SQUAD_SIZE)
    throw new RangeError(`lineup of squad ${squadId} has ${playerIds.length} players`)
  const captain = playerIds.indexOf(captainId)
  if (captain < 0) throw new RangeError(`lineup of squad ${squadId} does not hold its captain`)
  const numbers: number[] = []
  for (const playerId of playerIds) {
    let number = known.get(playerId)
    if (number === undefined) known.set(playerId, (number = playerNumber(known.size)))
    if (numbers.includes(number)) throw new RangeError(`lineup of squad ${squadId} holds player ${playerId} twice`)
    numbers.push(number)
  }
  putCaptainFirst(numbers, { start: 0, captain })
  return numbers
}
