import { sql, type Kysely } from 'kysely'
import { championshipQuery, type OfChampionship } from '#db/championship/championship-of.ts'
import { disableTimeouts } from '#db/connection/disable-timeouts.ts'
import { bool, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Trx } from '#db/schema/trx.ts'

const LOCK_KEY = 7_246_042

const keyOf = (key: number) => sql`${key}::bigint + (c.id::bigint << 32)`
const championshipKey = keyOf(LOCK_KEY)
/** Held while a second connection writes for a step: its transaction may end a moment after that of the step. */
const secondWriterKey = keyOf(LOCK_KEY + 1)
const previewKey = keyOf(LOCK_KEY + 2)
const forecastsKey = keyOf(LOCK_KEY + 3)

/**
 * Steps of a championship's life cycle change the same stats, leagues and ranks, so they run one after another:
 * otherwise they would deadlock. Take this lock before any row.
 */
export async function lockChampionship(trx: Trx, of: OfChampionship): Promise<void> {
  await disableTimeouts(trx)
  await sql`select pg_advisory_xact_lock(${championshipKey}) from (${championshipQuery(of)}) c`.execute(trx)
  // Waits for the second connection of the previous step. Only the holder of the first lock can start another one.
  await sql`
    select pg_advisory_lock_shared(${secondWriterKey}), pg_advisory_unlock_shared(${secondWriterKey}) from (${championshipQuery(of)}) c`.execute(
    trx,
  )
}

/** For a step that also writes on a second connection. */
export async function lockSecondWriter(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  await disableTimeouts(trx)
  await sql`select pg_advisory_xact_lock(${secondWriterKey}) from (select ${championshipId}::integer as id) c`.execute(
    trx,
  )
}

/**
 * Forecasts are fitted while other steps of a championship run, because a fit takes long. Anything that deletes matches
 * or clubs takes this lock after the championship's: otherwise it could meet forecasts that nobody else sees yet.
 */
export async function lockForecasts(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  await disableTimeouts(trx)
  await sql`select pg_advisory_xact_lock(${forecastsKey}) from (select ${championshipId}::integer as id) c`.execute(trx)
}

/**
 * A preview of a step holds the championship's lock as long as the step would, so only one runs at a time. Returns
 * false if one runs already.
 */
export async function lockPreview(trx: Trx, championshipId: ChampionshipId): Promise<boolean> {
  const { rows } = await rowOf({ isFree: bool }).sql`
    select pg_try_advisory_xact_lock(${previewKey}) as "isFree" from (select ${championshipId}::integer as id) c`.execute(
    trx,
  )
  return rows[0]?.isFree ?? false
}

/** Whether `lockChampionship` would have to wait now. */
export async function isChampionshipLocked(db: Kysely<Tables>, of: OfChampionship): Promise<boolean> {
  const { rows } = await rowOf({ isFree: bool }).sql`
    select pg_try_advisory_xact_lock(${championshipKey}) and pg_try_advisory_xact_lock_shared(${secondWriterKey}) as "isFree"
    from (${championshipQuery(of)}) c`.execute(db)
  return rows[0]?.isFree === false
}
