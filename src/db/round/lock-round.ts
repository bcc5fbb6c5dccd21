import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { figureOf } from '#db/championship/modality.ts'
import { integers, rowsOf } from '#db/connection/integers.ts'
import { padded, readColumns, readNumbers, type Columns } from '#db/connection/columns.ts'
import { idSet, type IdSet } from '#domain/by-id.ts'
import { MOST_LINES } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { RoundRow, Trx } from './round.ts'

type LockingRound = Pick<RoundRow, 'id' | 'championship_id' | 'deadline_at'>

/** Squads with as many players as their modality has at the round's deadline. */
const isFull = ({ championship_id, deadline_at }: LockingRound) => sql`
  s.championship_id = ${championship_id} and (s.deleted_at is null or s.deleted_at >= ${deadline_at})
    and cardinality(s.player_ids) = ${sql.raw(figureOf('size', 's.modality'))}`

/** Frozen while others are served: what follows for one of them takes some milliseconds. */
const BATCH = 10_000

/** Of so many and more who have moved it is not asked which squads have them: all are looked at. */
const MANY_MOVED = 64

/** What its saving said of a squad: nothing, that it competes as it is, or that it did with players of whom one has moved since. */
export const READINESS = { unknown: 0, ready: 1, doubtful: 2 } as const

const FULL_NAMES = ['squadIds', 'managerIds', 'readiness'] as const

/** By squad id. */
export type FullSquads = Columns<(typeof FULL_NAMES)[number]>

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
 * So many ids at a time; while some are worked on, the database reads the next. How many squads are full it cannot tell: asked for so many squads, it
 * would look at all of them.
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
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  let next: ReturnType<typeof read> | undefined = read(0)
  for (let from = 0; next; from += BATCH) {
    const squads: Awaited<typeof next> = await next
    next = from + BATCH < last ? read(from + BATCH) : undefined
    // Who stops in between has no use for it, nor for its failure.
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

/** `playerIds` and `pricesPaid` have as many for each as the modality, those of the bench four, of which `benchSizes` are taken. */
export type SavedSquads = Columns<(typeof SAVED_NAMES)[number]>

/** By id, for full squads of one modality. Whether they may compete is for the rules to say. */
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

/** Who has left the market, come to it or changed his position since the last lock; until this one ends, nobody of them does so again. */
export async function takeMoved(trx: Trx, championshipId: ChampionshipId): Promise<number[]> {
  const rows = await trx
    .selectFrom('player')
    .select('id')
    .where('championship_id', '=', championshipId)
    .where('moved', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Their squads have been looked at: these are not ready any more. */
export async function settleMoved(trx: Trx, moved: readonly number[], unreadyIds: readonly number[]): Promise<void> {
  if (moved.length === 0) return
  await sql`update player set moved = false where id = any (${integers(moved)}::integer[])`.execute(trx)
  if (unreadyIds.length === 0) return
  await sql`update squad set ready_version = null where id = any (${integers(unreadyIds)}::integer[])`.execute(trx)
}

export async function positionsOfPlayers(trx: Trx, championshipId: ChampionshipId): Promise<Map<number, Position>> {
  const rows = await trx
    .selectFrom('player')
    .select(['id', 'position'])
    .where('championship_id', '=', championshipId)
    .where('price', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, position }) => [id, position as Position]))
}

/** Squads that are not fielded as they were saved, or do not count. */
export interface OtherLineups {
  squadIds: number[]
  isFielded: boolean[]
  /** Null, with vice-captain and bench: as it was saved. */
  captainIds: (number | null)[]
  viceCaptainIds: (number | null)[]
  /** Array literals; null for a bench that is frozen as the squad has it. */
  benches: (string | null)[]
  counts: boolean[]
}

/** The full squads between two ids, both among them, with so many lineups as must follow from them. */
export async function freezeLineups(
  trx: Trx,
  { round, at, from, to, count }: { round: LockingRound; at: Date; from: number; to: number; count: number },
  others: OtherLineups,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into lineup (round_id, squad_id, manager_id, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, counts, locked_at)
    select ${round.id}, s.id, s.manager_id, s.player_ids, s.prices_paid, coalesce(f.captain_id, s.captain_id),
      case when f.captain_id is null then s.vice_captain_id else f.vice_captain_id end, coalesce(f.bench::integer[], s.bench_ids),
      coalesce(f.counts, true), ${at}::timestamptz
    from squad s left join unnest(${integers(others.squadIds)}::integer[], ${others.isFielded}::boolean[], ${integers(others.captainIds)}::integer[],
      ${integers(others.viceCaptainIds)}::integer[], ${others.benches}::text[], ${others.counts}::boolean[])
      as f (squad_id, is_fielded, captain_id, vice_captain_id, bench, counts) on f.squad_id = s.id
    where ${isFull(round)} and s.id between ${from} and ${to} and coalesce(f.is_fielded, true)
    order by s.id`.execute(trx)
  if (Number(numAffectedRows) !== count) throw new Error(`${numAffectedRows} of ${count} lineups of round ${round.id}`)
}

export const botsIn = async (db: Kysely<Tables>): Promise<Int32Array> =>
  (await readColumns(db, ['ids'], sql`select id as ids from manager where kind = 'bot'`)).ids

export interface DrawStandings {
  /** By manager's id, 0 for whom the ranking does not know. */
  points: Int32Array
  bots: IdSet
  /** Who has had a lineup that was settled. */
  veterans: IdSet
}

/** What the draw goes by, and who is no newcomer. */
export async function standingsForDraw(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<DrawStandings> {
  const { managerIds, points, lineups } = await readColumns(
    db,
    ['managerIds', 'points', 'lineups'],
    sql`select manager_id as "managerIds", points, lineups from manager_stat where championship_id = ${championshipId}`,
  )
  const table = new Int32Array(managerIds.reduce((most, id) => Math.max(most, id), 0) + 1)
  for (let place = 0; place < managerIds.length; place++) table[managerIds[place] as number] = points[place] as number
  const veterans = idSet(managerIds.filter((_, place) => (lineups[place] as number) > 0))
  return { points: table, bots: idSet(await botsIn(db)), veterans }
}

/** Instead of those that a lock has drawn which came to nothing. */
export async function drawDuels(
  trx: Trx,
  roundId: number,
  { a, b, byes }: { a: Int32Array; b: Int32Array; byes: Int32Array },
): Promise<void> {
  const nobody = Array.from(byes, () => null)
  await sql`delete from duel where round_id = ${roundId}`.execute(trx)
  await sql`
    insert into duel (round_id, squad_a_id, squad_b_id)
    select ${roundId}, d.a, d.b from ${rowsOf({ a: [...a, ...byes], b: [...b, ...nobody] })} d
    order by d.a`.execute(trx)
}

export async function markLocked(trx: Trx, roundId: number): Promise<void> {
  await sql`update round set state = 'locked', locked_at = game_now(championship_id) where id = ${roundId}`.execute(trx)
}
