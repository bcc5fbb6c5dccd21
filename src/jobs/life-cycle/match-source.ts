import { createHash } from 'node:crypto'
import type { EventColumns } from '#db/match/play-match.ts'
import type { MatchId } from '#domain/ids.ts'
import type { Decision } from '#domain/match/decision.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Position } from '#domain/sport/position.ts'

/** A match to be looked at. */
export interface Due {
  matchId: MatchId
  why: 'kick_off' | 'poll'
  /** On the game's clock. */
  atMs: number
}

export interface PlayerNews {
  playerId: number
  clubId: number
  /** Or the box score of a sport without scouts. What they are worth is for the rules to say. */
  scouts: Record<string, number>
  /** False for who earned a card on the bench and did not come on; left away: he played. */
  tookPart?: boolean
  /** What he was in this match, where it was not his own position (SC3). */
  position?: Position
}

export interface NewsAuthor {
  managerId: number
  /** Told through a link that this person made. */
  isByLink: boolean
}

/**
 * A statement of the whole match so far, not a difference: applied twice it changes nothing, and a correction is just
 * other news.
 */
export interface MatchNews {
  /** The game's moment of the latest that it knows: what speaks of an earlier one was overtaken on its way. */
  asOfMs: number
  state: 'live' | 'final'
  minute: number
  score: Score
  detail: Record<string, unknown>
  /** Null until it is over. */
  endedAtMs: number | null
  events: readonly EventColumns[]
  players: readonly PlayerNews[]
  /** The person who told it, where one did. */
  by?: NewsAuthor
  /** What a correction names as its reason, where the source has one. */
  cause?: string
}

/** That a match was postponed, moved, abandoned or awarded: stated again it changes nothing. */
export interface DecisionNews {
  state: 'decided'
  decision: Decision
}

/** Where matches come from. The life cycle of a round asks it and knows no more. */
export interface MatchSource {
  /** What should be looked at now or soon. */
  due: (nowMs: number) => Promise<readonly Due[]>
  /** The match as far as it is known; undefined: nothing new. */
  read: (due: Pick<Due, 'matchId'>) => Promise<MatchNews | DecisionNews | undefined>
}

/** What news says, whenever it was heard, whoever told it and why. */
export function newsDigest({ asOfMs: _later, by: _whoeverToldIt, cause: _why, ...said }: MatchNews): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

export function decisionDigest(decision: Decision): string {
  return createHash('sha256').update(JSON.stringify(decision)).digest('base64url')
}
