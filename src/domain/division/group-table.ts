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

function sumUp({ tenths }: GroupMember) {
  let [pointTenths, best] = [0, -Infinity]
  for (const one of tenths) {
    if (one === null) continue
    pointTenths += one
    best = Math.max(best, one)
  }
  return { pointTenths, best }
}

/** DV6, DV7: by points, then the best lineup, then the lower id; nobody shares a place. */
export function groupTable<M extends GroupMember>(members: readonly M[]): (M & Placed)[] {
  return members
    .map((member) => ({ member, ...sumUp(member) }))
    .sort(
      (a, b) =>
        b.pointTenths - a.pointTenths ||
        (a.best === b.best ? 0 : b.best - a.best) ||
        a.member.managerId - b.member.managerId,
    )
    .map(({ member, pointTenths }, index) => ({ ...member, pointTenths, place: index + 1 }))
}
