import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

/** The game's clock stands at a moment and runs on from there. */
export async function setGameTime(db: Kysely<Tables>, at: Date, pace = 1): Promise<void> {
  await sql`update clock set real_anchor = clock_timestamp(), game_anchor = ${at}, pace = ${pace}`.execute(db)
}

export const later = (at: Date, { hours = 0, seconds = 0 }: { hours?: number; seconds?: number }): Date =>
  new Date(at.getTime() + hours * 3_600_000 + seconds * 1000)
