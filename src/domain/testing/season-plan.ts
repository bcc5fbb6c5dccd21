import type { ClubId, LeagueId, ManagerId, MatchId, PlayerId, RoundId, SquadId } from '#domain/ids.ts'
import type { LeagueFormat } from '#domain/league/league-kinds.ts'
import type { DecisionKind } from '#domain/match/decision.ts'
import type { Pick } from '#domain/pick/pick-points.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Sport } from '#domain/sport/sport.ts'

/** A small season planned in advance: who fields whom, how matches end, who picks what and which leagues are played. */
export interface SeasonPlan {
  modality: Modality
  managers: readonly { id: ManagerId; isBot: boolean }[]
  /** The older of a manager's squads has the lower id. */
  squads: readonly { id: SquadId; managerId: ManagerId; deletedAtMs?: number | null }[]
  rounds: readonly RoundPlan[]
  /** Matches of no round, for picks only. */
  otherMatches: readonly MatchPlan[]
  leagues: readonly LeaguePlan[]
}

export interface RoundPlan {
  id: RoundId
  deadlineMs: number
  /** When the round locks. Without it, the round locks at the deadline. */
  lockedAtMs?: number
  settledAtMs: number
  /** The squads at the deadline. */
  chosen: ReadonlyMap<SquadId, ChosenSquad>
  matches: readonly MatchPlan[]
}

export interface ChosenSquad {
  playerIds: readonly PlayerId[]
  captainId: PlayerId | null
  viceCaptainId?: PlayerId | null
  benchIds?: readonly PlayerId[]
}

export interface MatchPlan {
  id: MatchId
  sport: Sport
  clubs: readonly [home: ClubId, away: ClubId]
  startsAtMs: number
  endedAtMs: number
  score: Score
  scouts: ReadonlyMap<PlayerId, ScoutCounts>
  /** The players with scouts who were only on the bench. */
  benched?: ReadonlySet<PlayerId>
  picks: readonly { managerId: ManagerId; pick: Pick }[]
  /** Set if a decision takes the match out of its round before it ends as planned (MT1, MT2, MT3, MT4). */
  decided?: DecisionKind
  /** MT2: the match begins later than planned, at this time, and stays in its round; it ends as the plan says. */
  delayedToMs?: number
}

/** When the match finally begins. */
export const playedAtMs = ({ delayedToMs, startsAtMs }: MatchPlan): number => delayedToMs ?? startsAtMs

export interface LeaguePlan {
  id: LeagueId
  format: LeagueFormat
  prize: number
  /** The number of the featured league, if it is one. */
  featured: number | null
  startsAtMs: number
  endsAtMs: number
  members: readonly { squadId: SquadId; joinedAtMs: number }[]
}

const LINES: readonly Position[] = [
  'Goleiro',
  ...Array<Position>(4).fill('Defensor'),
  ...Array<Position>(4).fill('Meio-Campo'),
  ...Array<Position>(3).fill('Atacante'),
]

export const FOOTBALL_CLUBS: readonly ClubId[] = [1, 2, 3, 4]
export const TENNIS_CLUBS: readonly ClubId[] = [5, 6]

/** Twelve players a club: `302` is the third of club 3. */
export const PLAYERS = FOOTBALL_CLUBS.flatMap((clubId) =>
  LINES.map((position, place) => ({ playerId: clubId * 100 + place, clubId, position })),
)
export const PLAYER_PRICE = 60
