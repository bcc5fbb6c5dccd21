import type { Kysely } from 'kysely'
import { setGameTime } from '#db/testing/game-time.ts'
import type { Tables } from '#db/schema/schema.ts'

/** Time stands still: events at a moment of the plan have exactly that moment. */
const STILL = 1e-12

export const moveTo = (db: Kysely<Tables>, atMs: number) => setGameTime(db, new Date(atMs), STILL)
