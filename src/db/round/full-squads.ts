import { sql, type Kysely } from 'kysely'
import { figureOf } from '#db/championship/modality.ts'
import { padded, readColumns, readNumbers } from '#db/connection/columns.ts'
import { integers } from '#db/connection/integers.ts'
import { int } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { SavedSquads } from '#domain/lock/decide-lineup.ts'
import { READINESS, type FullSquads } from '#domain/lock/plan-lock.ts'
import { MOST_LINES } from '#domain/sport/modality.ts'
import type { RoundRow } from './round.ts'

export type LockingRound = Pick<RoundRow, 'id' | 'championship_id' | 'deadline_at'>

/** Squads with as many players as their modality has, and not deleted before the round's deadline. */
export const isFull = ({ championship_id, deadline_at }: LockingRound) => sql`
  s.championship_id = ${championship_id} and (s.deleted_at is null or s.deleted_at >= ${deadline_at})
    and cardinality(s.player_ids) = ${sql.raw(figureOf('size', 's.modality'))}`

/** Squad ids per batch. Other work runs between batches, so one must not take long. */
const BATCH = 10_000

/** If this many players have moved, all squads are read, because finding the squads with them would take longer. */
const MANY_MOVED = 64

const FULL_NAMES = ['squadIds', 'managerIds', 'readiness'] as const

function readinessOf(moved: readonly number[]) {
  const ids = sql`${integers(moved)}::integer[]`
  const hasMoved =
    moved.length === 0
      ? sql`false`
      : moved.length < MANY_MOVED
        ? sql`s.player_ids && ${ids} or s.bench_ids && ${ids}`
        : sql`true`
  return sql`case when s.ready_version is distinct from s.version then ${sql.lit(READINESS.unknown)}
    when ${hasMoved} then ${sql.lit(READINESS.doubtful)} else ${sql.lit(READINESS.ready)} end`
}

/**
 * Reads a range of ids at a time, and the next range while the caller works on one. A limit on squads would make the
 * database scan all of them, because it cannot estimate how many are full.
 */
export async function* fullSquads(
  db: Kysely<Tables>,
  round: LockingRound,
  moved: readonly number[],
): AsyncGenerator<FullSquads> {
  const read = (from: number) =>
    readNumbers(
      db,
      FULL_NAMES,
      sql`
      select s.id as "squadIds", s.manager_id as "managerIds", ${readinessOf(moved)} as readiness
      from squad s where ${isFull(round)} and s.id > ${from} and s.id <= ${from + BATCH}
      order by s.id`,
    )
  const { last } = await db
    .selectFrom('squad')
    .select(({ fn }) => fn.coalesce(fn.max('id'), int.sql`0`).as('last'))
    .executeTakeFirstOrThrow()
  let next: ReturnType<typeof read> | undefined = read(0)
  for (let from = 0; next; from += BATCH) {
    const squads: Awaited<typeof next> = await next
    next = from + BATCH < last ? read(from + BATCH) : undefined
    // If the caller stops, nobody awaits this batch, so its failure is ignored.
    next?.catch(() => undefined)
    if (squads.length > 0) yield squads.columns()
  }
}

const SAVED_NAMES = [
  'squadIds',
  'captainIds',
  'viceCaptainIds',
  'benchSizes',
  'playerIds',
  'pricesPaid',
  'benchIds',
  'benchPrices',
] as const

/** The content of these full squads of one modality, ordered by id. The domain decides whether they may compete. */
export const savedSquads = (db: Kysely<Tables>, squadIds: ArrayLike<number>): Promise<SavedSquads> =>
  readColumns(
    db,
    SAVED_NAMES,
    sql`
    select s.id as "squadIds", coalesce(s.captain_id, 0) as "captainIds",
      coalesce(s.vice_captain_id, 0) as "viceCaptainIds", cardinality(s.bench_ids) as "benchSizes",
      s.player_ids as "playerIds", s.prices_paid as "pricesPaid",
      ${padded('s.bench_ids', MOST_LINES)} as "benchIds", ${padded('s.bench_prices', MOST_LINES)} as "benchPrices"
    from squad s where s.id = any (${integers(squadIds)}::integer[])
    order by s.id`,
  )
