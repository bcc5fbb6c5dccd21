import type { ClubId, PlayerId } from '#domain/ids.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { CourtPlayer } from '#world/players/player.ts'

export type Surface = 'saibro' | 'dura' | 'grama'

/** A change of the score, or the end of a period. Scores are those after the event. */
export interface CourtEvent {
  sequence: number
  /** Seconds of real time since the start, breaks included. */
  atSecond: number
  /** Quarter (5 and more: overtime) or set, from 1. */
  period: number
  kind: 'score' | 'period_end' | 'full_time'
  clubId: ClubId | null
  /** The scorer, if there is one: a rival's error has none. */
  playerId: PlayerId | null
  /** Points or games that this event adds. */
  value: number
  /** Points (basketball) or sets won so far. */
  score: Score
  /** Points or games within the period. */
  periodScore: Score
}

export interface PlayerBox<Stats> {
  playerId: PlayerId
  clubId: ClubId
  stats: Stats
}

export interface CourtMatch<Stats> {
  score: Score
  periods: Score[]
  events: CourtEvent[]
  boxes: PlayerBox<Stats>[]
}

export interface CourtSide {
  clubId: ClubId
  strength: number
  style: number
  players: readonly CourtPlayer[]
}

export type SideName = keyof Score
export const otherSide = (side: SideName): SideName => (side === 'home' ? 'away' : 'home')
