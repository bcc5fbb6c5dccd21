import { createHash } from 'node:crypto'
import type { EventColumns } from '#db/match/play-match.ts'
import type { Standing } from '#db/match/take-back-decision.ts'
import type { MatchId } from '#domain/ids.ts'
import type { Decision } from '#domain/match/decision.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Position } from '#domain/sport/position.ts'

/** A match to read: when it begins or a stored report is due (`kick_off`), or again while it is played (`poll`). */
export interface Due {
  matchId: MatchId
  why: 'kick_off' | 'poll'
  /** When to read the match, on the clock of the championship. */
  atMs: number
}

export interface PlayerNews {
  playerId: number
  clubId: number
  /** The scouts, or the box score of a sport without scouts. The rules decide what scouts are worth. */
  scouts: Record<string, number>
  /** False for a player who did not come on (a card on the bench); undefined: the player took part. */
  tookPart?: boolean
  /** The player's position in this match, if it was not their own (SC3). */
  position?: Position
}

export interface NewsAuthor {
  managerId: number
  /** Reported through a link that this person created. */
  isByLink: boolean
}

/**
 * A statement of the whole match so far, not a difference: applying it twice changes nothing, and a correction is just
 * different news.
 */
export interface MatchNews {
  /** The time of the newest fact, on the clock of the championship: news with an earlier time is out of date. */
  asOfMs: number
  state: 'live' | 'final'
  minute: number
  score: Score
  /** MT5: the federation's result, if it is not that of the pitch. */
  official?: Score
  detail: Record<string, unknown>
  /** When the match ended; null until then. */
  endedAtMs: number | null
  events: readonly EventColumns[]
  players: readonly PlayerNews[]
  /** The person who reported the news, if any. */
  by?: NewsAuthor
  /** The reason that a correction names, if the source has one. */
  cause?: string
  /** What the match was before the source's last decision about it. */
  before?: Standing
}

/** A match was postponed, moved, abandoned, resumed or awarded. Stating it again changes nothing. */
export interface DecisionNews {
  state: 'decided'
  decision: Decision
  /** What the match was before the decision. */
  before?: Standing
}

/** Where matches come from. The life cycle of a round knows nothing else about them. */
export interface MatchSource {
  /** The matches to read now or soon. */
  due: (nowMs: number) => Promise<readonly Due[]>
  /** The known state of the match; undefined: nothing new. */
  read: (due: Pick<Due, 'matchId'>) => Promise<MatchNews | DecisionNews | undefined>
}

/** A hash of the content of news without its time, author and cause, and what the match was before. */
export function newsDigest({ asOfMs: _asOfMs, by: _by, cause: _cause, before: _was, ...said }: MatchNews): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

export function decisionDigest(decision: Decision): string {
  return createHash('sha256').update(JSON.stringify(decision)).digest('base64url')
}
