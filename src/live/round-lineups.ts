import type { ManagerId, PlayerId, SquadId } from '#domain/ids.ts'
import { BENCH_START, LINEUP_PLACES } from '#domain/scoring/arrangement.ts'
import { LINE_OF, MODALITIES } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { createLineupTable, playerNumber, type LineupTable } from './lineup-table.ts'
import type { ManagerDirectory } from './manager-directory.ts'

export interface LineupRow {
  squadId: SquadId
  managerId: ManagerId
  playerIds: readonly PlayerId[]
  captainId: PlayerId
  viceCaptainId: PlayerId | null
  benchIds: readonly PlayerId[]
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
  positions: ReadonlyMap<PlayerId, Position>
}

interface RowsOfRound {
  /** Ordered by manager, the lineup that counts before his others. */
  rows: Iterable<LineupRow>
  count: number
  managers: ManagerDirectory
  positions: ReadonlyMap<PlayerId, Position>
}

const SIZES = new Set<number>(Object.values(MODALITIES).map(({ size }) => size))

/** The lineups of a round as the live tables hold them. */
export function roundLineups({ rows, count, managers, positions }: RowsOfRound): RoundLineups {
  const counting = createLineupTable(managers.ids.length)
  const countingSquadIds = new Int32Array(managers.ids.length)
  const packer = createPacker(positions)
  const others: LineupRow[] = []
  let seen = 0
  let last = -1
  for (const row of rows) {
    const manager = managers.indexOf(row.managerId)
    if (manager < 0) throw new RangeError(`lineup of squad ${row.squadId}: manager ${row.managerId} is unknown`)
    if (manager < last) throw new RangeError('lineups must be ordered by manager')
    if (row.counts !== manager > last)
      throw new RangeError(`manager ${row.managerId}: the first of his lineups, and only that, must count`)
    last = manager
    seen++
    if (row.counts) {
      counting.put(manager, packer.pack(row))
      countingSquadIds[manager] = row.squadId
    } else others.push(row)
  }
  if (seen !== count) throw new RangeError(`${seen} lineups instead of the ${count} announced`)

  const further = createLineupTable(others.length)
  others.forEach((row, i) => further.put(i, packer.pack(row)))
  return {
    counting,
    countingSquadIds,
    further,
    furtherSquadIds: Int32Array.from(others, ({ squadId }) => squadId),
    furtherManagers: Int32Array.from(others, ({ managerId }) => managers.indexOf(managerId)),
    playerNumbers: packer.playerNumbers,
    positions,
  }
}

/** Numbers players as they come; the answer of `pack` is good until the next one. */
function createPacker(positions: ReadonlyMap<PlayerId, Position>) {
  const playerNumbers = new Map<PlayerId, number>()
  /** The same and the seats of positions by id: a million lineups ask for them fifteen times each. */
  const numberOf: number[] = []
  const seatOf: number[] = []
  for (const [playerId, position] of positions) seatOf[playerId] = BENCH_START + LINE_OF[position]
  const packed = { numbers: new Uint16Array(LINEUP_PLACES), hasVice: false }
  const { numbers } = packed

  /** A player twice in one lineup would be found once and counted twice. */
  function put(place: number, playerId: PlayerId, squadId: SquadId) {
    let number = numberOf[playerId]
    if (number === undefined) {
      number = numberOf[playerId] = playerNumber(playerNumbers.size)
      playerNumbers.set(playerId, number)
    }
    if (numbers.includes(number)) throw new RangeError(`lineup of squad ${squadId} holds player ${playerId} twice`)
    numbers[place] = number
  }

  function pack({ squadId, playerIds, captainId, viceCaptainId, benchIds }: LineupRow): typeof packed {
    if (!SIZES.has(playerIds.length)) throw new RangeError(`lineup of squad ${squadId} has ${playerIds.length} players`)
    numbers.fill(0)
    packed.hasVice = viceCaptainId !== null
    let next = packed.hasVice ? 2 : 1
    for (const playerId of playerIds)
      put(playerId === captainId ? 0 : playerId === viceCaptainId ? 1 : next++, playerId, squadId)
    if (next !== playerIds.length) throw new RangeError(`lineup of squad ${squadId} does not hold its captain and vice`)
    for (const playerId of benchIds) {
      const seat = seatOf[playerId]
      if (seat !== undefined) put(seat, playerId, squadId)
    }
    return packed
  }
  return { pack, playerNumbers }
}
