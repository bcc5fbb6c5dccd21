import type { ManagerId } from '#domain/ids.ts'
import { GROUP_ROUNDS } from './form-groups.ts'
import { NO_TENTHS, placeGroups } from './place-groups.ts'

export interface GroupMember {
  managerId: ManagerId
  /** The member's lineup in each round of the group; null without a lineup or before the round is settled. */
  tenths: readonly (number | null)[]
}

export interface Placed {
  place: number
  pointTenths: number
}

/** DV6, DV7 for one group; `placeGroups` decides, here as for all groups of a cycle. */
export function groupTable<M extends GroupMember>(members: readonly M[]): (M & Placed)[] {
  const turns = Array.from({ length: GROUP_ROUNDS }, (_, turn) => turn)
  const { points, places } = placeGroups(
    {
      groups: new Int32Array(members.length),
      managerIds: Int32Array.from(members, ({ managerId }) => managerId),
      tenths: Int32Array.from(members.flatMap(({ tenths }) => turns.map((turn) => tenths[turn] ?? NO_TENTHS))),
    },
    GROUP_ROUNDS,
  )
  return members
    .map((member, index) => ({ ...member, pointTenths: points[index] as number, place: places[index] as number }))
    .sort((a, b) => a.place - b.place)
}
