import type { Kysely } from 'kysely'
import {
  membersOf,
  storeMembers,
  type CountingCycle,
  type MemberColumns,
  type PlacedMembers,
} from '#db/division/settle-division.ts'
import type { Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { NumbersById } from '#domain/by-id.ts'
import { GROUP_ROUNDS } from '#domain/division/form-groups.ts'
import { nextTier } from '#domain/division/moves.ts'
import { NO_TENTHS, placeGroups } from '#domain/division/place-groups.ts'

/** DV6 to DV10 of some whole groups: those whom the round puts elsewhere, or gives something. */
function placeMembers(cycle: CountingCycle, columns: MemberColumns, scores: NumbersById): PlacedMembers {
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

/**
 * The round's place in each table that it counts for is made anew, the first time and in a correction, and everything else follows from the
 * table. Gives what is to be written, in parts as they are read. Scores are by manager.
 */
export async function* placeInDivisions(
  db: Kysely<Tables>,
  cycles: readonly CountingCycle[],
  scores: NumbersById,
): AsyncGenerator<(trx: Trx) => Promise<void>> {
  for (const cycle of cycles)
    for await (const columns of membersOf(db, cycle)) {
      const placed = placeMembers(cycle, columns, scores)
      yield (trx) => storeMembers(trx, cycle, placed)
    }
}

/** For who reads and writes them on one connection. */
export async function storeDivisions(trx: Trx, cycles: readonly CountingCycle[], scores: NumbersById): Promise<void> {
  for await (const store of placeInDivisions(trx, cycles, scores)) await store(trx)
}
