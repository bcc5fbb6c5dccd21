import type { IdSet } from '#domain/by-id.ts'
import { pairColumns, type PairedColumns } from '#domain/duel/pair-squads.ts'
import { countOldest } from '#domain/squad/counting-squad.ts'
import { createLineupDecider, type LockMarket, type OtherLineup, type SavedSquads } from './decide-lineup.ts'

/**
 * What is known about a squad: nothing, that it competes as it was saved, or that it did when it was saved. In the last
 * case, a player of it may since have left or entered the market, or changed position.
 */
export const READINESS = { unknown: 0, ready: 1, doubtful: 2 } as const

/** In the order of squad ids; the same index in each column is the same squad. */
export interface FullSquads {
  squadIds: Int32Array
  managerIds: Int32Array
  readiness: Int32Array
}

/** A squad that is not fielded as it was saved, or whose lineup does not count. */
export interface ExceptionalSquad {
  squadId: number
  isFielded: boolean
  counts: boolean
  /** Undefined: the lineup is the squad as it was saved, if it is fielded. */
  lineup: OtherLineup | undefined
}

/** Lineups to be made from the full squads between two ids, both included. */
export interface LineupBatch {
  from: number
  to: number
  /** How many lineups the batch must give. */
  count: number
  exceptions: ExceptionalSquad[]
}

/** Squads whose lineups count (SQ9), with their managers. */
export interface CountingSquads {
  squadIds: Int32Array
  managerIds: Int32Array
}

export interface LockPlan {
  /** The squads of a batch that must be read, because it is not known whether they compete as they were saved. */
  uncertainIn: (batch: FullSquads) => Int32Array
  /** In the order of squad ids. `saved` has the uncertain squads of the batch. */
  planBatch: (batch: FullSquads, saved: SavedSquads | undefined) => LineupBatch
  counting: () => CountingSquads
  /** Squads that were ready when they were saved but no longer are. */
  unreadyIds: readonly number[]
}

/** RL2, SQ8, SQ9, BN4: which squads become lineups. Millions of squads are planned in batches. */
export function createLockPlan(market: LockMarket): LockPlan {
  const decide = createLineupDecider(market)
  const isFirstOf = countOldest()
  const [countingSquads, countingManagers, unreadyIds]: [number[], number[], number[]] = [[], [], []]

  function planBatch({ squadIds, managerIds, readiness }: FullSquads, saved: SavedSquads | undefined): LineupBatch {
    const exceptions: ExceptionalSquad[] = []
    let [count, read] = [0, 0]
    for (let squad = 0; squad < squadIds.length; squad++) {
      const [squadId, managerId] = [squadIds[squad] as number, managerIds[squad] as number]
      const lineup = saved?.squadIds[read] === squadId ? decide(saved, read++) : 'as saved'
      const counts = lineup !== undefined && isFirstOf(managerId)
      if (lineup !== undefined) count++
      if (counts) {
        countingSquads.push(squadId)
        countingManagers.push(managerId)
      }
      if (lineup !== 'as saved' && readiness[squad] === READINESS.doubtful) unreadyIds.push(squadId)
      if (lineup === 'as saved' && counts) continue
      const isFielded = lineup !== undefined
      exceptions.push({ squadId, isFielded, counts, lineup: lineup === 'as saved' ? undefined : lineup })
    }
    return { from: squadIds[0] as number, to: squadIds.at(-1) as number, count, exceptions }
  }

  return {
    uncertainIn: ({ squadIds, readiness }) => squadIds.filter((_, squad) => readiness[squad] !== READINESS.ready),
    planBatch,
    counting: () => ({
      squadIds: Int32Array.from(countingSquads),
      managerIds: Int32Array.from(countingManagers),
    }),
    unreadyIds,
  }
}

export interface DrawStandings {
  /** The points of each manager, with the manager's id as the index; 0 for managers whom the ranking does not know. */
  points: Int32Array
  bots: IdSet
  /** Managers who have had a lineup that was settled. */
  veterans: IdSet
}

export interface DuelPlan {
  duels: PairedColumns
  /** Managers of these squads who have had no settled lineup before. */
  newcomers: number[]
}

/** DU1: the draw for the squads that count. */
export function planDuels(
  { squadIds, managerIds }: CountingSquads,
  standings: DrawStandings,
  roundId: number,
): DuelPlan {
  const { points, bots, veterans } = standings
  const isBot = new Uint8Array(managerIds.length)
  for (let place = 0; place < managerIds.length; place++) if (bots.has(managerIds[place] as number)) isBot[place] = 1
  const columns = { squadIds, managerIds, points: managerIds.map((id) => points[id] ?? 0), bots: isBot }
  return {
    duels: pairColumns(columns, roundId),
    newcomers: Array.from(managerIds.filter((managerId) => !veterans.has(managerId))),
  }
}
