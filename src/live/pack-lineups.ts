import type { ManagerId, PlayerId, SquadId } from '#domain/ids.ts'
import { LINEUP_SIZE, type PackedLineups } from '#domain/scoring/score-lineups.ts'
import type { ManagerDirectory } from './manager-directory.ts'

export interface LineupRow {
  squadId: SquadId
  managerId: ManagerId
  playerIds: readonly PlayerId[]
  captainId: PlayerId
  /** SQ9: this one of the manager's lineups gives him points. */
  counts: boolean
}

export interface RoundLineups extends Omit<PackedLineups, 'points'> {
  squadIds: Int32Array
  /** Lineups of manager i: firstOfManager[i] up to, not including, firstOfManager[i + 1]. The first is the one that counts. */
  firstOfManager: Int32Array
  /** Player of each index, and back. */
  playerIds: PlayerId[]
  playerIndex: ReadonlyMap<PlayerId, number>
}

const MAX_PLAYERS = 65536

interface PackInput {
  /** Ordered by manager, the lineup that counts before his others. */
  rows: Iterable<LineupRow>
  count: number
  managers: ManagerDirectory
}

export function packLineups({ rows, count, managers }: PackInput): RoundLineups {
  const players = new Uint16Array(count * LINEUP_SIZE)
  const captains = new Uint8Array(count)
  const squadIds = new Int32Array(count)
  const firstOfManager = new Int32Array(managers.ids.length + 1)
  const playerIds: PlayerId[] = []
  const playerIndex = new Map<PlayerId, number>()
  const indexOfPlayer = (id: PlayerId) => {
    const known = playerIndex.get(id)
    if (known !== undefined) return known
    if (playerIds.length === MAX_PLAYERS) throw new RangeError(`more than ${MAX_PLAYERS} players in one round`)
    playerIndex.set(id, playerIds.length)
    return playerIds.push(id) - 1
  }

  let lineup = 0
  let filled = 0
  for (const row of rows) {
    if (lineup === count) throw new RangeError(`more than the ${count} lineups announced`)
    const manager = managers.indexOf(row.managerId)
    if (manager < 0) throw new RangeError(`lineup of squad ${row.squadId}: manager ${row.managerId} is unknown`)
    if (manager < filled - 1) throw new RangeError('lineups must be ordered by manager')
    if (row.counts !== manager >= filled)
      throw new RangeError(`manager ${row.managerId}: the first of his lineups, and only that, must count`)
    while (filled <= manager) firstOfManager[filled++] = lineup
    packOne(row, { players, captains, at: lineup, indexOfPlayer })
    squadIds[lineup++] = row.squadId
  }
  if (lineup !== count) throw new RangeError(`${lineup} lineups instead of the ${count} announced`)
  firstOfManager.fill(count, filled)
  return { players, captains, squadIds, firstOfManager, playerIds, playerIndex }
}

function packOne(
  row: LineupRow,
  out: { players: Uint16Array; captains: Uint8Array; at: number; indexOfPlayer: (id: PlayerId) => number },
): void {
  if (row.playerIds.length !== LINEUP_SIZE)
    throw new RangeError(`lineup of squad ${row.squadId} has ${row.playerIds.length} players`)
  const captain = row.playerIds.indexOf(row.captainId)
  if (captain < 0) throw new RangeError(`lineup of squad ${row.squadId} does not hold its captain`)
  const start = out.at * LINEUP_SIZE
  for (let i = 0; i < LINEUP_SIZE; i++) out.players[start + i] = out.indexOfPlayer(row.playerIds[i] as PlayerId)
  out.captains[out.at] = captain
}
