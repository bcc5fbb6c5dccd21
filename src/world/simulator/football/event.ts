import type { ClubId, PlayerId } from '#domain/ids.ts'
import type { FieldPosition } from '#domain/sport/position.ts'

/** The part of other players in each kind of event: "player" is `playerId`, "other" is `otherId`. */
export const FOOTBALL_EVENT_KINDS = {
  kick_off: 'nobody',
  half_time: 'nobody',
  second_half: 'nobody',
  full_time: 'nobody',
  goal: 'other assisted, if anybody',
  own_goal: 'nobody else',
  shot_woodwork: 'nobody else',
  shot_saved: 'other is the goalkeeper who saved',
  shot_off: 'nobody else',
  foul: 'other suffered it, if anybody',
  penalty: 'player gave it away; other won it, if anybody',
  penalty_goal: 'nobody else',
  penalty_saved: 'player took it; other is the goalkeeper who saved',
  penalty_missed: 'nobody else',
  tackle: 'nobody else',
  offside: 'nobody else',
  yellow: 'nobody else',
  second_yellow: 'sent off with a second yellow',
  red: 'sent off at once',
  substitution: 'player comes on for other',
} as const

export type FootballEventKind = keyof typeof FOOTBALL_EVENT_KINDS

export interface FootballEvent {
  /** 0, 1, 2, ... within the match, in order of play. */
  sequence: number
  /** Seconds of real time since kick-off, including the half-time break: a live match reveals its events by them. */
  atSecond: number
  /** 1 to 45 and 46 to 90; minutes added to a half are in `stoppage`. */
  minute: number
  stoppage: number
  kind: FootballEventKind
  /** The club of `playerId`; null for the events of the clock. */
  clubId: ClubId | null
  playerId: PlayerId | null
  otherId: PlayerId | null
}

export interface SheetPlayer {
  id: PlayerId
  position: FieldPosition
}

/** The players who may appear in a match: all that is needed to fold its events. */
export interface TeamSheet<P extends SheetPlayer = SheetPlayer> {
  clubId: ClubId
  starters: readonly P[]
  bench: readonly P[]
}
