import type { LeagueId, ManagerId, MatchId, RoundId } from '#domain/ids.ts'
import type { Pick } from '#domain/pick/pick-points.ts'
import type { ChosenSquad } from '#domain/testing/season-plan.ts'

/** Squads are named by their position among those of a person at that moment, so a missing one is simply not there. */
type Command =
  | { kind: 'create'; wanted: ChosenSquad; roundId: RoundId }
  | { kind: 'save'; place: number; wanted: ChosenSquad; roundId: RoundId; isStale: boolean }
  | { kind: 'pick'; matchId: MatchId; pick: Pick }
  | { kind: 'join'; leagueId: LeagueId; place: number }
  /** The position among the person's memberships at that moment. */
  | { kind: 'leave'; membership: number }
  | { kind: 'deleteSquad'; place: number }
  | { kind: 'merge'; accountId: ManagerId }
  | { kind: 'forget' }

/** What a person wants at a moment of the season. */
export type Act = Command & { atMs: number; by: ManagerId; key: string }

/**
 * What goes wrong at a step: its process dies before a statement, two processes run the step at the same time, or the
 * other process runs it again.
 */
export type Trouble = { kind: 'cut'; before: number } | { kind: 'raced' } | { kind: 'again' }
