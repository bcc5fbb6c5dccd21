import type { ManagerId, RoundId, SquadId } from '#domain/ids.ts'
import type { Pick } from '#domain/pick/pick-points.ts'
import type { Squad } from '#domain/squad/squad.ts'
import type { MatchPlan, RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'

export interface SavedSquad {
  id: SquadId
  managerId: ManagerId
  squad: Squad
  version: number
  roundId: RoundId | null
  deletedAtMs: number | null
}

export interface SavedPick {
  managerId: ManagerId
  pick: Pick
  savedAtMs: number
}

export type OpenMatch = Omit<MatchPlan, 'picks'> & { picks: SavedPick[] }

/** A season in which people decide a part while it is played. */
export interface PeoplePlan extends SeasonPlan {
  managers: { id: ManagerId; isBot: boolean }[]
  squads: SavedSquad[]
  rounds: readonly (Omit<RoundPlan, 'matches'> & { matches: readonly OpenMatch[] })[]
  otherMatches: readonly OpenMatch[]
  /** Managers with an account. All other managers except bots are guests. */
  accounts: ReadonlySet<ManagerId>
}
