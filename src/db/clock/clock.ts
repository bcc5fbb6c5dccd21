import { sql, type Kysely } from 'kysely'
import type { Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface GameClock {
  now: Date
  pace: number
}

async function clockRow(db: Kysely<Tables>, lock = sql``): Promise<GameClock> {
  const { rows } = await sql<GameClock>`select game_now() as now, pace from clock ${lock}`.execute(db)
  const [clock] = rows
  if (!clock) throw new Error('the clock has no row')
  return clock
}

export const readClock = (db: Kysely<Tables>): Promise<GameClock> => clockRow(db)

/** Nobody changes the pace until the transaction ends: what is counted on to be in time stays so. */
export const holdClock = (trx: Trx): Promise<GameClock> => clockRow(trx, sql`for share`)

/** Time goes on from where it is, faster or slower; what is queued must be queued again afterwards. */
export async function setPace(db: Kysely<Tables>, pace: number): Promise<void> {
  await sql`select set_pace(${pace})`.execute(db)
}

/** The game's clock stands at a moment and runs on from there. */
export async function setGameTime(db: Kysely<Tables>, at: Date, pace = 1): Promise<void> {
  await sql`update clock set real_anchor = clock_timestamp(), game_anchor = ${at}, pace = ${pace}`.execute(db)
}
