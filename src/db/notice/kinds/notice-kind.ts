import type { RawBuilder } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'

/** What makes people be told: something that happened, or a moment that comes. */
export type CauseKind =
  | 'round_locked'
  | 'round_settled'
  | 'picks_settled'
  | 'league_ended'
  | 'correction'
  | 'organiser_word'
  | 'market_closing'
  | 'match_day'
  | 'message'
  | 'league_joined'
  | 'proposal'

export interface Cause {
  championshipId: ChampionshipId
  kind: CauseKind
  /** The round, match, league, correction, word or message; of a match day its number. */
  subjectId: number
  /** Who did it. */
  managerId?: number
  /** Achievements that were announced after the first and until the second. */
  activities?: { after: number; last: number }
}

export interface KindRows {
  causes: readonly CauseKind[]
  /** Whom it is told: `manager_id`, `subject` (text) and `facts` (jsonb). Bots and who does not want it are left out by who asks. */
  told: (cause: Cause) => RawBuilder<unknown>
  /** NT3: whether it is still so, of a notice `n`; what always was so needs none. */
  stands?: RawBuilder<unknown>
}
