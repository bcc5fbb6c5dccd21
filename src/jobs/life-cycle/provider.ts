import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { OfChampionship } from '#db/championship/championship-of.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { MatchSource } from './match-source.ts'

export interface ChoreDue {
  chore: string
  atMs: number
}

/** Supplies a championship with matches, and does work of its own. */
export interface Provider extends MatchSource {
  championshipId: ChampionshipId
  /** Runs inside the transaction that first settles a round of its championship. */
  roundSettled: (trx: Trx, round: RoundRow) => Promise<void>
  /** The provider's own work besides the rounds, by job name. */
  chores: Readonly<Record<string, () => Promise<unknown>>>
  /** The chores that are due now, or at a moment of the championship's clock. */
  choresDue: () => Promise<readonly (string | ChoreDue)[]>
}

/** Creates the provider for championships of one source. */
export interface ProviderKind {
  of: (db: Kysely<Tables>, championshipId: ChampionshipId) => Provider
  /** The names of its chores: the queue knows them even without a championship that has them. */
  chores: readonly string[]
}

/** The providers of all championships of the server, including one that is created while it runs. */
export interface Providers {
  /** Undefined: nothing with this id exists. */
  of: (of: OfChampionship) => Promise<Provider | undefined>
  /** The providers of the championships that are not archived. */
  running: () => Promise<readonly Provider[]>
  chores: readonly string[]
}
