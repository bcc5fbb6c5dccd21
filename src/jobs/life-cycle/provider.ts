import type { ChampionshipId } from '#domain/ids.ts'
import type { RoundRow, Trx } from '#db/round/round.ts'
import type { MatchSource } from './match-source.ts'

/** Who brings a championship its matches, and what it does beside them. */
export interface Provider extends MatchSource {
  championshipId: ChampionshipId
  /** Inside the transaction that settles a round of its championship for the first time. */
  roundSettled: (trx: Trx, round: RoundRow) => Promise<void>
  /** Its own work beside the rounds, by the name of the job. */
  chores: Readonly<Record<string, () => Promise<unknown>>>
  /** Those of its chores that are to be done now. */
  choresDue: () => Promise<readonly string[]>
}
