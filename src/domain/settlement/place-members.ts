import type { NumbersById } from '#domain/by-id.ts'
import { GROUP_ROUNDS } from '#domain/division/form-groups.ts'
import { nextTier } from '#domain/division/moves.ts'
import { NO_TENTHS, placeGroups } from '#domain/division/place-groups.ts'

/** Groups for which the round counts. */
export interface CountingCycle {
  id: number
  rounds: number
  /** The number of the round within the groups, from 0. */
  turn: number
  /** DV10: the groups are over, and no round has been locked since. */
  moves: boolean
  /** How many groups the cycle has. */
  groups: number
}

/**
 * Members by group; 0 is a place or tier that does not exist yet. `tenths` has `GROUP_ROUNDS` numbers for each member.
 */
export interface MemberColumns {
  groups: Int32Array
  managerIds: Int32Array
  tiers: Int32Array
  places: Int32Array
  nextTiers: Int32Array
  tenths: Int32Array
}

/** What a round changes for members of a cycle, by group; the same index in each column is the same member. */
export interface PlacedMembers {
  groups: number[]
  managerIds: number[]
  tenths: (number | null)[]
  points: number[]
  places: number[]
  /** The tier to which the member moves; null: the stored one stays. */
  nextTiers: (number | null)[]
}

/**
 * DV6, DV7, DV8, DV9, DV10 for some whole groups. Scores are by manager. Returns only the members for whom the round
 * changes anything.
 */
export function placeMembers(cycle: CountingCycle, columns: MemberColumns, scores: NumbersById): PlacedMembers {
  const { rounds, turn, moves } = cycle
  const placed: PlacedMembers = { groups: [], managerIds: [], tenths: [], points: [], places: [], nextTiers: [] }
  const { groups, managerIds, tiers, nextTiers } = columns
  const tenths = columns.tenths.slice()
  for (let member = 0; member < groups.length; member++)
    tenths[member * GROUP_ROUNDS + turn] = scores.get(managerIds[member] as number) ?? NO_TENTHS
  const { points, places, sizes, missed } = placeGroups({ groups, managerIds, tenths }, rounds)
  const at = (column: Int32Array, member: number) => column[member] as number
  for (let member = 0; member < groups.length; member++) {
    const [place, led] = [at(places, member), at(nextTiers, member)]
    const standing = { place, size: at(sizes, member), tier: at(tiers, member), missed: at(missed, member), rounds }
    const leadsTo = moves ? nextTier(standing) : null
    const now = at(tenths, member * GROUP_ROUNDS + turn)
    const isSame = now === columns.tenths[member * GROUP_ROUNDS + turn] && place === columns.places[member]
    if (isSame && (leadsTo ?? led) === led) continue
    placed.groups.push(at(groups, member))
    placed.managerIds.push(at(managerIds, member))
    placed.tenths.push(now === NO_TENTHS ? null : now)
    placed.points.push(at(points, member))
    placed.places.push(place)
    placed.nextTiers.push(leadsTo)
  }
  return placed
}
