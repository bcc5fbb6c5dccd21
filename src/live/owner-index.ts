import { LINEUP_SIZE } from '#domain/scoring/score-lineups.ts'
import type { RoundLineups } from './pack-lineups.ts'

/**
 * Who owns a player in the lineup that counts, as manager indices: one list of those who only field him and one of
 * those who made him captain. Lists ascend, so each holds gaps instead of numbers: one byte an owner in place of
 * four. A byte of 255 adds to the gap and names nobody.
 */
export interface OwnerIndex {
  gaps: Uint8Array
  /** Where list 2 x player (fielded) and 2 x player + 1 (captain) begin. */
  starts: Uint32Array
}

const FULL = 255

const at = (array: Uint8Array | Uint16Array | Uint32Array | Int32Array, index: number): number => array[index] as number

export function buildOwnerIndex(lineups: RoundLineups): OwnerIndex {
  const lists = lineups.playerIds.length * 2
  const starts = new Uint32Array(lists + 1)
  const last = new Int32Array(lists)
  walk(lineups, (list, manager) => {
    starts[list + 1] = at(starts, list + 1) + Math.floor((manager - at(last, list)) / FULL) + 1
    last[list] = manager
  })
  for (let list = 0; list < lists; list++) starts[list + 1] = at(starts, list + 1) + at(starts, list)

  const gaps = new Uint8Array(at(starts, lists))
  const cursor = starts.slice()
  last.fill(0)
  walk(lineups, (list, manager) => {
    let gap = manager - at(last, list)
    let to = at(cursor, list)
    for (; gap >= FULL; gap -= FULL) gaps[to++] = FULL
    gaps[to++] = gap
    cursor[list] = to
    last[list] = manager
  })
  return { gaps, starts }
}

function walk(lineups: RoundLineups, visit: (list: number, manager: number) => void): void {
  const { players, captains, firstOfManager } = lineups
  for (let manager = 0; manager + 1 < firstOfManager.length; manager++) {
    const lineup = at(firstOfManager, manager)
    if (lineup === at(firstOfManager, manager + 1)) continue
    for (let i = 0; i < LINEUP_SIZE; i++) {
      const list = at(players, lineup * LINEUP_SIZE + i) * 2
      visit(i === at(captains, lineup) ? list + 1 : list, manager)
    }
  }
}

type Visit = (manager: number, isCaptain: boolean) => void

export function forEachOwner({ gaps, starts }: OwnerIndex, player: number, visit: Visit): void {
  for (let list = player * 2; list < player * 2 + 2; list++) {
    const isCaptain = list % 2 === 1
    const end = at(starts, list + 1)
    let manager = 0
    for (let i = at(starts, list); i < end; i++) {
      const gap = at(gaps, i)
      manager += gap
      if (gap !== FULL) visit(manager, isCaptain)
    }
  }
}
