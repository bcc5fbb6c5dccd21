import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { OfChampionship } from '#db/championship/championship-of.ts'
import type { RoundRow, Trx } from '#db/round/round.ts'
import type { MatchSource } from './match-source.ts'

export interface ChoreDue {
  chore: string
  atMs: number
}

/** Brings a championship its matches, and does its own work besides. */
export interface Provider extends MatchSource {
  championshipId: ChampionshipId
  /** Inside the transaction that settles a round of its championship for the first time. */
  roundSettled: (trx: Trx, round: RoundRow) => Promise<void>
  /** Its own work besides the rounds, by the name of the job. */
  chores: Readonly<Record<string, () => Promise<unknown>>>
  /** Those of its chores that are to be done now, or at a moment of the championship's clock. */
  choresDue: () => Promise<readonly (string | ChoreDue)[]>
}

/** How championships of one source get their provider. */
export interface ProviderKind {
  of: (db: Kysely<Tables>, championshipId: ChampionshipId) => Provider
  /** The names of its chores: the queue knows them before there is a championship that has them. */
  chores: readonly string[]
}

/** Those of all championships of the server, also of one that is made while it runs. */
export interface Providers {
  /** Undefined: there is no such round or match. */
  of: (of: OfChampionship) => Promise<Provider | undefined>
  /** Of the championships in which something still happens. */
  running: () => Promise<readonly Provider[]>
  chores: readonly string[]
}
