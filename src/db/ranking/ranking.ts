import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Official } from '#domain/championship/official.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import {
  joinColumns,
  mergeColumns,
  numbersAhead,
  numbersOfQuery,
  readNumbers,
  type Columns,
} from '#db/connection/columns.ts'
import { isBeyondTime } from '#db/connection/postgres-error.ts'
import { thisMoment, writtenSince, type Moment } from '#db/connection/moment.ts'
import { tallyNames, tallySelection } from '#db/manager/figure-columns.ts'
import { isInSeason, seasonNames, seasonSelection } from '#db/manager/season-columns.ts'
import { hasPlayed } from '#db/championship/has-played.ts'
import { bool, int, real, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { TallyPeriod } from '#domain/ranking/tally.ts'
import { withSnapshotReader } from '#db/connection/snapshot-reader.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'

const STAT_NAMES = ['managerIds', ...tallyNames, ...seasonNames, 'hasPlayed', 'inMonth', 'inWeek', 'inSeason'] as const

/**
 * Ordered by the managers' ids: the same index in each column is the same manager. `hasPlayed` is 1 for managers who
 * are ranked (RK4). `inMonth`, `inWeek` and `inSeason` are 1 for managers with figures in the current period: older
 * figures do not count.
 */
export type StatColumns = Columns<(typeof STAT_NAMES)[number]>

/** Runs the query once, through a cursor. `statBatches` would run it again for each batch. */
export const readStats = (trx: Trx, rows: RawBuilder<unknown>): Promise<StatColumns> =>
  joinColumns(STAT_NAMES, [numbersOfQuery(trx, STAT_NAMES, rows)])

/** Managers per batch. Other work runs between batches, so one must not take long. */
const BATCH = 5_000

const periodsRow = rowOf({ month: text, week: text, season: int })
type Periods = RowOf<typeof periodsRow>

/**
 * A settlement writes the current month and week into everybody's row, a correction into the rows that it concerns. So
 * only managers with a figure in the period belong to it.
 */
const isInPeriod = (period: TallyPeriod, start: string) => {
  const column = (name: string) => sql.raw(`${period}_${name}`)
  return sql`(${sql.raw(period)} = ${start}::date
    and (${column('points')} <> 0 or ${column('settled_picks')} > 0 or ${column('wins')} > 0))::integer`
}

interface Meant extends Periods {
  isMeant?: RawBuilder<unknown>
  after?: number
  upTo?: number
}

const MOST_ID = 2 ** 31 - 1

const statBatches = (
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  { month, week, season, isMeant = sql`true`, after = 0, upTo = MOST_ID }: Meant,
): AsyncGenerator<StatColumns> =>
  numbersAhead(BATCH, (last = after) =>
    readNumbers(
      db,
      STAT_NAMES,
      sql`
      select manager_id as "managerIds", ${sql.raw(tallySelection)}, ${seasonSelection},
        ${hasPlayed}::integer as "hasPlayed", ${isInPeriod('month', month)} as "inMonth", ${isInPeriod('week', week)} as "inWeek",
        ${isInSeason(season)} as "inSeason"
      from manager_stat
      where championship_id = ${championshipId} and manager_id > ${last} and manager_id <= ${upTo} and ${isMeant}
      order by manager_id limit ${BATCH}`,
    ),
  )

const allStats = (db: Kysely<Tables>, championshipId: ChampionshipId, meant: Meant) =>
  joinColumns(STAT_NAMES, [statBatches(db, championshipId, meant)])

/**
 * `db` gives a second connection, which reads half of the managers at the same time if their ids span at least `from`.
 */
interface SecondReader {
  db: Kysely<Tables>
  from: number
}

async function statsInParallel(
  trx: Trx,
  championshipId: ChampionshipId,
  { second, ...periods }: Periods & { second: SecondReader },
): Promise<StatColumns> {
  const { rows } = await rowOf({ least: int.orNull, most: int.orNull }).sql`
    select min(manager_id) as least, max(manager_id) as most
    from manager_stat where championship_id = ${championshipId}`.execute(trx)
  const [least, most] = [rows[0]?.least ?? 0, rows[0]?.most ?? 0]
  if (most - least < second.from) return allStats(trx, championshipId, periods)
  const middle = Math.floor((least + most) / 2)
  return withSnapshotReader(trx, second.db, (reader) =>
    joinColumns(STAT_NAMES, [
      statBatches(trx, championshipId, { ...periods, upTo: middle }),
      statBatches(reader, championshipId, { ...periods, after: middle }),
    ]),
  )
}

export interface StatsRead extends Periods {
  columns: StatColumns
  at: Moment
}

/** If more than this share of all rows has changed, reading all is faster. */
const FEW = 1 / 4

/** Undefined if all rows must be read: some are gone, too many have changed, or a month, week or season has begun. */
async function rankingStatsSince(
  trx: Kysely<Tables>,
  championshipId: ChampionshipId,
  { known, ...periods }: Periods & { known: StatsRead },
): Promise<StatColumns | undefined> {
  if (known.month !== periods.month || known.week !== periods.week || known.season !== periods.season) return undefined
  const isMeant = writtenSince(known.at)
  const { rows } = await rowOf({ all: int, changed: int }).sql`
    select count(*) as all, count(*) filter (where ${isMeant}) as changed
    from manager_stat where championship_id = ${championshipId}`.execute(trx)
  const { all = 0, changed = 0 } = rows[0] ?? {}
  if (changed > all * FEW) return undefined
  const others = await allStats(trx, championshipId, { ...periods, isMeant })
  const columns = await mergeColumns('managerIds', known.columns, others)
  return columns.managerIds.length === all ? columns : undefined
}

/**
 * Everybody's figures in a championship, at one moment. With `known`, it reads only rows that were written after that
 * reading, if they are few. With `second`, it may read on two connections at the same time.
 */
export async function rankingStats(
  trx: Trx,
  championshipId: ChampionshipId,
  { known, second }: { known?: StatsRead | undefined; second?: SecondReader | undefined } = {},
): Promise<StatsRead> {
  const at = await thisMoment(trx)
  const { rows } = await periodsRow.sql`
    select month_of(${championshipId}, now)::text as month, week_of(${championshipId}, now)::text as week,
      ranked_season(${championshipId}) as season
    from game_now(${championshipId}) as now`.execute(trx)
  const [periods] = rows
  if (!periods) throw new Error('the calendar gave no row')
  const columns =
    (known && (await rankingStatsSince(trx, championshipId, { ...periods, known }))) ??
    (second
      ? await statsInParallel(trx, championshipId, { ...periods, second })
      : await allStats(trx, championshipId, periods))
  return { ...periods, columns, at }
}

/** Milliseconds until a new month or week begins: rankings of the period then start again without any changed row. */
export async function rankingPeriodEnds(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<{ inMs: number }> {
  try {
    const { rows } = await rowOf({ inMs: real }).sql`
      select (extract(epoch from real_time_of(${championshipId}, least(
        day_start(${championshipId}, (month_of(${championshipId}, now) + interval '1 month')::date),
        day_start(${championshipId}, week_of(${championshipId}, now) + 7))) - clock_timestamp()) * 1000)::double precision
        as "inMs"
      from game_now(${championshipId}) as now`.execute(db)
    return { inMs: rows[0]?.inMs ?? 0 }
  } catch (error) {
    // A clock that almost stands still: if this failed, each reading would fail, and news of matches would be lost.
    if (isBeyondTime(error)) return { inMs: Number.POSITIVE_INFINITY }
    throw error
  }
}

const shownManagerRow = rowOf({
  managerId: int,
  name: text,
  avatarSeed: text,
  country: text,
  createdAt: time,
  isGone: bool,
  leaguesWon: int,
  official: text.of<Official>().orNull,
  settledPicks: int,
  rightPicks: int,
  streak: int,
})
export type ShownManagerRow = RowOf<typeof shownManagerRow>

const shownColumns = sql`
  m.id as "managerId", m.name, m.avatar_seed as "avatarSeed", m.country, m.created_at as "createdAt",
  m.deleted_at is not null as "isGone", s.leagues_won as "leaguesWon",
  official_of(s.championship_id, m.id) as official, s.settled_picks as "settledPicks",
  s.right_picks as "rightPicks", s.streak`

const ranked = (championshipId: ChampionshipId) =>
  sql`manager m join manager_stat s on s.manager_id = m.id and s.championship_id = ${championshipId}`

export async function shownManagers(
  db: Kysely<Tables>,
  { championshipId, ids }: { championshipId: ChampionshipId; ids: readonly number[] },
): Promise<Map<number, ShownManagerRow>> {
  const { rows } = await shownManagerRow.sql`
    select ${shownColumns} from ${ranked(championshipId)}
    where m.id = any (${ids}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.managerId, row]))
}

/**
 * Managers whose normalised name (case, accents and look-alikes folded) begins with `nameKey`, those with more points
 * first.
 */
export async function findManagers(
  db: Kysely<Tables>,
  { championshipId, nameKey, limit }: { championshipId: ChampionshipId; nameKey: string; limit: number },
): Promise<ShownManagerRow[]> {
  const pattern = `${nameKey.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await shownManagerRow.sql`
    select ${shownColumns} from ${ranked(championshipId)}
    where m.name_key like ${pattern} and m.deleted_at is null
    order by s.points desc, m.id limit ${limit}`.execute(db)
  return rows
}

export async function followedBy(db: Kysely<Tables>, managerId: number): Promise<number[]> {
  const rows = await db.selectFrom('follow').select('followed_id').where('follower_id', '=', managerId).execute()
  return rows.map((row) => row.followed_id)
}

/** Amigos: people whom the manager follows, members of their running private leagues (no bolões), and themselves. */
export async function friendsOf(db: Kysely<Tables>, managerId: number): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    select followed_id as id from follow where follower_id = ${managerId}
    union
    select other.manager_id
    from league_member mine
    join league l on l.id = mine.league_id and l.visibility = 'private' and l.ended_at is null
    join league_member other on other.league_id = l.id
    where mine.manager_id = ${managerId}
    union
    select ${managerId}::integer`.execute(db)
  return rows.map((row) => row.id)
}
