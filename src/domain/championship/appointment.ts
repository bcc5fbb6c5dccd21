import type { ManagerId } from '#domain/ids.ts'

export interface Appointment {
  managerId: ManagerId
  /** Null: nobody, or a person who is gone. */
  appointedBy: ManagerId | null
}

/** CP10: whether a person appointed this organiser, directly or through others. */
export function wasAppointedBy(organisers: readonly Appointment[], who: ManagerId, by: ManagerId): boolean {
  const above = new Map(organisers.map(({ managerId, appointedBy }) => [managerId, appointedBy]))
  const passed = new Set<ManagerId>()
  for (let one = above.get(who); one !== null && one !== undefined && !passed.has(one); one = above.get(one)) {
    if (one === by) return true
    passed.add(one)
  }
  return false
}

/**
 * CP10: organisers remove themselves and anyone who did not appoint them. Nobody removes the person who appointed them,
 * nor anybody further up.
 */
export const mayRemoveOrganiser = (
  organisers: readonly Appointment[],
  { byId, whomId }: { byId: ManagerId; whomId: ManagerId },
): boolean => byId === whomId || !wasAppointedBy(organisers, byId, whomId)
