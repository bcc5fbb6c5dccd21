import type { ManagerId, SquadId } from '#domain/ids.ts'

/** SQ9 written plainly: of each manager's squads the one with the lowest id. */
export function countingSquads(competing: Iterable<{ squadId: SquadId; managerId: ManagerId }>): Set<SquadId> {
  const oldest = new Map<ManagerId, SquadId>()
  for (const { squadId, managerId } of competing) {
    const known = oldest.get(managerId)
    if (known === undefined || squadId < known) oldest.set(managerId, squadId)
  }
  return new Set(oldest.values())
}
