import type { ManagerId } from '#domain/ids.ts'

/**
 * SQ9: of a manager's squads that compete in a round, the oldest (the lowest id) counts for ranking and duels. Call it
 * once for each squad, in the order of their ids.
 */
export function countOldest(): (managerId: ManagerId) => boolean {
  // One bit for each manager, by id. Ids come from one sequence, so the array stays small.
  let seen = new Uint8Array(1 << 10)
  return (managerId) => {
    const at = managerId >> 3
    const bit = 1 << (managerId & 7)
    if (at >= seen.length) {
      const larger = new Uint8Array(2 * at)
      larger.set(seen)
      seen = larger
    }
    if ((seen[at] as number) & bit) return false
    seen[at] = (seen[at] as number) | bit
    return true
  }
}
