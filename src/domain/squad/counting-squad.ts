import type { ManagerId } from '#domain/ids.ts'

/**
 * SQ9: of a manager's squads that compete in a round, the oldest (the lowest id) counts for ranking and duels. Asked of each of them
 * once, in the order of their ids.
 */
export function countOldest(): (squad: { managerId: ManagerId }) => boolean {
  const seen = new Set<ManagerId>()
  return ({ managerId }) => {
    if (seen.has(managerId)) return false
    seen.add(managerId)
    return true
  }
}
