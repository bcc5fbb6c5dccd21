import { sql, type Kysely } from 'kysely'
import type { Trx } from './round.ts'
import type { Tables } from './schema.ts'

export interface GameClock {
  now: Date
  pace: number
}

export async function readClock(db: Kysely<Tables>): Promise<GameClock> {
  const { rows } = await sql<GameClock>`select game_now() as now, pace from clock`.execute(db)
  const [clock] = rows
  if (!clock) throw new Error('the clock has no row')
  return clock
}

/** Nobody changes the pace until the transaction ends: what is counted on to be in time stays so. */
export async function holdClock(trx: Trx): Promise<GameClock> {
  const { rows } = await sql<GameClock>`select game_now() as now, pace from clock for share`.execute(trx)
  const [clock] = rows
  if (!clock) throw new Error('the clock has no row')
  return clock
}

/** Time goes on from where it is, faster or slower; what is queued must be queued again afterwards. */
export async function setPace(db: Kysely<Tables>, pace: number): Promise<void> {
  await sql`select set_pace(${pace})`.execute(db)
}
