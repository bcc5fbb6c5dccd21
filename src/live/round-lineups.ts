import type { ManagerId, PlayerId, SquadId } from '#domain/ids.ts'
import { BENCH_START, LINEUP_PLACES } from '#domain/scoring/arrangement.ts'
import { LINE_OF, MODALITIES } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { copyInSteps } from './copy-in-steps.ts'
import { playerNumber } from './lineup-bytes.ts'
import { createLineupTable, type LineupTable } from './lineup-table.ts'
import type { ManagerDirectory } from './manager-directory.ts'

type Ids = ArrayLike<PlayerId>

export interface LineupRow<List extends Ids = readonly PlayerId[]> {
  squadId: SquadId
  managerId: ManagerId
  playerIds: List
  captainId: PlayerId
  viceCaptainId: PlayerId | null
  benchIds: List
  /** SQ9: this lineup of the manager counts for their points. */
  counts: boolean
}

export interface RoundLineups {
  /** By the manager's index: the lineup that counts; empty if the manager does not compete. */
  counting: LineupTable
  countingSquadIds: Int32Array
  /** Lineups that play in their leagues only, by manager. */
  further: LineupTable
  furtherSquadIds: Int32Array
  furtherManagers: Int32Array
  playerNumbers: ReadonlyMap<PlayerId, number>
  positions: ReadonlyMap<PlayerId, Position>
}

/** How many managers are compared between two yields. */
const STEP = 1 << 15

/**
 * The lineups as they were locked, for a directory that begins with the same managers; undefined for any other
 * directory. Yields between batches.
 */
export function* lineupsAnew(
  lineups: RoundLineups,
  { from, to }: { from: ManagerDirectory; to: ManagerDirectory },
): Generator<void, RoundLineups | undefined> {
  for (let manager = 0; manager < from.ids.length; manager++) {
    if (from.ids[manager] !== to.ids[manager]) return undefined
    if (manager % STEP === 0) yield
  }
  const { counting, countingSquadIds, further } = lineups
  const squadIds = new Int32Array(to.ids.length)
  yield* copyInSteps(countingSquadIds, squadIds)
  return {
    ...lineups,
    counting: yield* counting.asPut(to.ids.length),
    countingSquadIds: squadIds,
    further: yield* further.asPut(further.rows),
  }
}

const SIZES = new Set<number>(Object.values(MODALITIES).map(({ size }) => size))

interface FurtherLineup {
  manager: number
  squadId: SquadId
  numbers: Uint16Array
  hasVice: boolean
}

export interface RoundPacking {
  add(row: LineupRow<Ids>): void
  finish(): RoundLineups
}

/** Puts the lineups of a round, in any order, into the live tables. */
export function packRound({
  managers,
  positions,
}: {
  managers: ManagerDirectory
  positions: ReadonlyMap<PlayerId, Position>
}): RoundPacking {
  const counting = createLineupTable(managers.ids.length)
  const countingSquadIds = new Int32Array(managers.ids.length)
  const packer = createPacker(positions)
  const others: FurtherLineup[] = []

  function add(row: LineupRow<Ids>) {
    const { squadId, managerId, counts } = row
    const manager = managers.indexOf(managerId)
    if (manager < 0) throw new RangeError(`lineup of squad ${squadId}: manager ${managerId} is unknown`)
    const packed = packer.pack(row)
    if (!counts) others.push({ manager, squadId, ...packed, numbers: packed.numbers.slice() })
    else if (counting.isEmpty(manager)) {
      counting.put(manager, packed)
      countingSquadIds[manager] = squadId
    } else throw new RangeError(`manager ${managerId}: only one of their lineups must count`)
  }

  function finish(): RoundLineups {
    others.sort((a, b) => a.manager - b.manager || a.squadId - b.squadId)
    const further = createLineupTable(others.length)
    for (const [row, lineup] of others.entries()) {
      if (counting.isEmpty(lineup.manager))
        throw new RangeError(`manager ${managers.idAt(lineup.manager)}: one of their lineups must count`)
      further.put(row, lineup)
    }
    return {
      counting,
      countingSquadIds,
      further,
      furtherSquadIds: Int32Array.from(others, ({ squadId }) => squadId),
      furtherManagers: Int32Array.from(others, ({ manager }) => manager),
      playerNumbers: packer.playerNumbers,
      positions,
    }
  }
  return { add, finish }
}

/** Numbers players in the order of their arrival. The result of `pack` is valid until the next call. */
function createPacker(positions: ReadonlyMap<PlayerId, Position>) {
  const playerNumbers = new Map<PlayerId, number>()
  /**
   * The same numbers and the seats of positions by id, in arrays: each of a million lineups reads them fifteen times.
   */
  const numberOf: number[] = []
  const seatOf: number[] = []
  for (const [playerId, position] of positions) seatOf[playerId] = BENCH_START + LINE_OF[position]
  const packed = { numbers: new Uint16Array(LINEUP_PLACES), hasVice: false }
  const { numbers } = packed
  /** By player number: the last lineup that holds the player, counted from 1. */
  const lastIn: number[] = []
  let lineup = 0

  /** A player twice in one lineup would be found once and counted twice. */
  function put(place: number, playerId: PlayerId, squadId: SquadId) {
    let number = numberOf[playerId]
    if (number === undefined) {
      number = numberOf[playerId] = playerNumber(playerNumbers.size)
      playerNumbers.set(playerId, number)
    }
    if (lastIn[number] === lineup) throw new RangeError(`lineup of squad ${squadId} holds player ${playerId} twice`)
    lastIn[number] = lineup
    numbers[place] = number
  }

  function pack({ squadId, playerIds, captainId, viceCaptainId, benchIds }: LineupRow<Ids>): typeof packed {
    if (!SIZES.has(playerIds.length)) throw new RangeError(`lineup of squad ${squadId} has ${playerIds.length} players`)
    numbers.fill(0)
    lineup++
    packed.hasVice = viceCaptainId !== null
    let next = packed.hasVice ? 2 : 1
    for (let at = 0; at < playerIds.length; at++) {
      const playerId = playerIds[at] as number
      put(playerId === captainId ? 0 : playerId === viceCaptainId ? 1 : next++, playerId, squadId)
    }
    if (next !== playerIds.length) throw new RangeError(`lineup of squad ${squadId} does not hold its captain and vice`)
    for (let at = 0; at < benchIds.length; at++) {
      const playerId = benchIds[at] as number
      const seat = seatOf[playerId]
      if (seat !== undefined) put(seat, playerId, squadId)
    }
    return packed
  }
  return { pack, playerNumbers }
}
