import type { RawBuilder } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'

/** What causes notices: an event, or a time that has come (`market_closing`, `match_day`). */
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
  | 'webhook_off'

export interface Cause {
  championshipId: ChampionshipId
  kind: CauseKind
  /** The id of what `kind` is about, for example a round; for a match day, its number of days since 2000-01-01. */
  subjectId: number
  /** The manager whose action is the cause, for example joining a league. */
  managerId?: number
  /** Rows of `activity` with ids above `after`, up to `last`: the achievements of this cause are among them. */
  activities?: { after: number; last: number }
}

export interface KindRows {
  causes: readonly CauseKind[]
  /**
   * The recipients: `manager_id`, `subject` (text) and `facts` (jsonb). The caller leaves out bots and people who do
   * not want it.
   */
  recipients: (cause: Cause) => RawBuilder<unknown>
  /** NT3: whether notice `n` is still true. Kinds that always stay true have none. */
  isStillTrue?: RawBuilder<unknown>
}
