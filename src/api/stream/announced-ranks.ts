import type { LiveCause, LiveEvent } from '#contract/live.ts'
import type { ManagerId } from '#domain/ids.ts'
import type { Rankings } from '#live/rankings.ts'

export type OwnEvents = ReadonlyMap<ManagerId, LiveEvent>

interface Looking {
  managers(): Iterable<ManagerId>
  isOpenFor(managerId: ManagerId): boolean
}

export interface AnnouncedRanks {
  /**
   * What is new for each manager with a page open: a cause, or, during a round, another rank than at the last call. It
   * yields every few managers, because thousands may have pages open.
   */
  news(rankings: Rankings, causesOf: (managerId: ManagerId) => readonly LiveCause[]): Generator<void, OwnEvents>
}

/** Managers between two yields. */
const STEP = 50

/** Looks up only managers with a page open. */
export function createAnnouncedRanks(looking: Looking): AnnouncedRanks {
  const told = new Map<ManagerId, number>()

  function newsOf(rankings: Rankings, managerId: ManagerId, causesOf: (managerId: ManagerId) => readonly LiveCause[]) {
    const standing = rankings.standingOf('global', 'pontos', managerId)
    if (!standing) return undefined
    const { rank, score: points } = standing
    const before = told.get(managerId) ?? null
    told.set(managerId, rank)
    const causes = causesOf(managerId)
    const hasMoved = before !== rank && rankings.round !== undefined
    if (!hasMoved && causes.length === 0) return undefined
    const roundTenths = rankings.round?.managerTenths(rankings.managers.indexOf(managerId)) ?? 0
    return { event: 'you' as const, data: { rank, before, points, roundTenths, causes: [...causes] } }
  }

  return {
    *news(rankings, causesOf) {
      const events = new Map<ManagerId, LiveEvent>()
      let looked = 0
      for (const managerId of looking.managers()) {
        // A manager who closed a page and opened another meanwhile appears twice in the list.
        if (events.has(managerId)) continue
        const event = newsOf(rankings, managerId, causesOf)
        if (event) events.set(managerId, event)
        if (++looked % STEP === 0) yield
      }
      for (const managerId of told.keys()) if (!looking.isOpenFor(managerId)) told.delete(managerId)
      return events
    },
  }
}
