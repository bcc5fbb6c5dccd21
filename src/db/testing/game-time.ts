import type { Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { startClock } from '#db/clock/clock.ts'
import type { Tables } from '#db/schema/schema.ts'

export const later = (at: Date, { hours = 0, seconds = 0 }: { hours?: number; seconds?: number }): Date =>
  new Date(at.getTime() + hours * 3_600_000 + seconds * 1000)

/** Sets the clock of the first championship to a moment; it runs on from there. */
export const setGameTime = (db: Kysely<Tables>, at: Date, pace = 1): Promise<void> =>
  startClock(db, firstChampionship, { at, pace })
