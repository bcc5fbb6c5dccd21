import type { ManagerId } from '#domain/ids.ts'

export interface GroupMember {
  managerId: ManagerId
  /** Of each round of the group; null without a lineup, or not played yet. */
  tenths: readonly (number | null)[]
}

export interface Placed {
  place: number
  pointTenths: number
}

const played = ({ tenths }: GroupMember) => tenths.filter((one) => one !== null)

/** DV6, DV7: by points, then the best lineup, then the lower id; nobody shares a place. */
export function groupTable<M extends GroupMember>(members: readonly M[]): (M & Placed)[] {
  return members
    .map((member) => ({
      member,
      pointTenths: played(member).reduce((sum, one) => sum + one, 0),
      best: Math.max(...played(member)),
    }))
    .sort(
      (a, b) =>
        b.pointTenths - a.pointTenths ||
        (a.best === b.best ? 0 : b.best - a.best) ||
        a.member.managerId - b.member.managerId,
    )
    .map(({ member, pointTenths }, index) => ({ ...member, pointTenths, place: index + 1 }))
}
