import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { RoundCorrections } from '#domain/settlement/correct-round.ts'
import type { Standings } from '#domain/settlement/settlement-columns.ts'
import type { RoundTallies } from '#domain/settlement/tally-round.ts'
import { joinColumns, readColumns } from '#db/connection/columns.ts'
import { integers, rowsOf, slicesOf } from '#db/connection/integers.ts'
import { gameNow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { figureColumns } from './figure-columns.ts'
import { SEASON_FIGURES } from './season-columns.ts'
import { hasPlayed } from '#db/championship/has-played.ts'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'

type Expression = RawBuilder<unknown>
type Added = Partial<Record<'points' | 'wins' | 'settled_picks' | 'right_picks', Expression>> & {
  streak?: (kept: Expression) => Expression
}

const periodsRow = rowOf({ month: text, week: text })
type Periods = RowOf<typeof periodsRow>

/**
 * The month and the week of a moment, by the championship's calendar. Queried once, because once per row would be too
 * often.
 */
async function periodsAt(trx: Trx, championshipId: ChampionshipId, at: Date): Promise<Periods> {
  const { rows } = await periodsRow.sql`
    select month_of(${championshipId}, at)::text as month, week_of(${championshipId}, at)::text as week
    from (select ${at}::timestamptz as at) x`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the calendar gave no row')
  return row
}

/** Adds to the given month or week. If the row's month or week is an earlier one, its figures start from zero. */
function periodColumns(period: 'month' | 'week', periods: Periods, added: Added): Expression {
  const start = sql`${periods[period]}::date`
  const column = (name: string) => sql.raw(`${period}_${name}`)
  const kept = (name: string) => sql`case when s.${sql.raw(period)} = ${start} then s.${column(name)} else 0 end`
  const sum = (name: 'points' | 'wins' | 'settled_picks' | 'right_picks') =>
    sql`${column(name)} = ${kept(name)} + ${added[name] ?? sql`0`}`
  return sql`${sql.raw(period)} = ${start}, ${sum('points')}, ${sum('wins')}, ${sum('settled_picks')}, ${sum('right_picks')},
    ${column('streak')} = ${added.streak?.(kept('streak')) ?? kept('streak')}`
}

interface Seasons {
  /** The season that the ranking counts (RK5). */
  ranked: number
  /** The season of the round or match whose points are added. */
  own: number
}

const numberOf = (table: 'round' | 'match', id: number) =>
  sql`(select n.number from ${sql.raw(table)} x join season n on n.id = x.season_id where x.id = ${id})`

async function seasonsAt(
  trx: Trx,
  championshipId: ChampionshipId,
  of: { roundId: number } | { matchId: number },
): Promise<Seasons> {
  const own = 'roundId' in of ? numberOf('round', of.roundId) : numberOf('match', of.matchId)
  const { rows } = await rowOf({ ranked: int, own: int }).sql`
    select ranked_season(${championshipId}) as ranked, ${own} as own`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the calendar gave no row')
  return row
}

/**
 * RK5: with the first addition of a season, a row stores its earlier values. Additions to an earlier season also go
 * into these earlier values.
 */
function seasonColumns({ ranked, own }: Seasons, added: Added): Expression {
  const column = (name: string) => sql.raw(`season_start_${name}`)
  const columns = SEASON_FIGURES.map((name) =>
    own === ranked
      ? sql`${column(name)} = case when s.season = ${ranked} then s.${column(name)} else s.${sql.raw(name)} end`
      : sql`${column(name)} = s.${column(name)} + case when s.season = ${ranked} then ${added[name] ?? sql`0`} else 0 end`,
  )
  return sql.join(own === ranked ? [sql`season = ${ranked}`, ...columns] : columns)
}

export async function addMissing(
  trx: Trx,
  championshipId: ChampionshipId,
  managerIds: ArrayLike<number>,
): Promise<void> {
  if (managerIds.length === 0) return
  await sql`
    insert into manager_stat (manager_id, championship_id)
    select m, ${championshipId} from unnest(${integers(managerIds)}::integer[]) m
    where not exists (select from manager_stat s where s.manager_id = m and s.championship_id = ${championshipId})
    on conflict do nothing`.execute(trx)
}

const STANDING_NAMES = ['managerIds', 'points', 'ranks'] as const

/** Managers per batch: other work runs between batches, and parsing one takes some milliseconds. */
const BATCH = 50_000

async function* standingBatches(db: Kysely<Tables>, championshipId: ChampionshipId): AsyncGenerator<Standings> {
  for (let last = 0; ;) {
    const batch = await readColumns(
      db,
      STANDING_NAMES,
      sql`
      select manager_id as "managerIds", points, coalesce(rank, 0) as ranks
      from manager_stat where championship_id = ${championshipId} and manager_id > ${last} and ${hasPlayed}
      order by manager_id limit ${BATCH}`,
    )
    yield batch
    if (batch.managerIds.length < BATCH) return
    last = batch.managerIds.at(-1) as number
  }
}

/** The points and ranks of everybody with a settled lineup or pick (RK4). */
export const standingsOf = (db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Standings> =>
  joinColumns(STANDING_NAMES, [standingBatches(db, championshipId)])

/** A round's first settlement in one pass over everybody: what each gained, and the new and the earlier rank (RK1). */
export async function addRoundToStats(
  trx: Trx,
  { championshipId, roundId, at }: { championshipId: ChampionshipId; roundId: number; at: Date },
  { managerIds, lineupPoints, wins, duels, ranks }: RoundTallies,
): Promise<void> {
  const gained = sql`coalesce(t.lineup_points, 0)`
  const periods = await periodsAt(trx, championshipId, at)
  const seasons = await seasonsAt(trx, championshipId, { roundId })
  const columns = { manager_id: managerIds, lineup_points: lineupPoints, wins, duels, rank: ranks }
  for (const { rows, count, from, to } of slicesOf('manager_id', columns)) {
    const { numAffectedRows } = await sql`
      update manager_stat s set
        points = s.points + ${gained}, wins = s.wins + t.wins, duels = s.duels + t.duels,
        lineups = s.lineups + (t.lineup_points is not null)::integer,
        best_lineup_tenths = greatest(s.best_lineup_tenths, t.lineup_points),
        ${periodColumns('month', periods, { points: gained, wins: sql`t.wins` })},
        ${periodColumns('week', periods, { points: gained, wins: sql`t.wins` })},
        ${seasonColumns(seasons, { points: gained, wins: sql`t.wins` })},
        previous_rank = s.rank, rank = t.rank
      from ${rows} t
      where s.manager_id = t.manager_id and s.championship_id = ${championshipId}
        and s.manager_id between ${from} and ${to}`.execute(trx)
    if (Number(numAffectedRows) !== count) throw new Error(`${numAffectedRows} of ${count} stats of a round`)
  }
}

/**
 * The first settlement of a match's picks. PK5 counts streaks by kick-off. So it skips and returns managers with a
 * later pick settled already: their statistics must be computed again.
 */
export async function addPicksToStats(
  trx: Trx,
  { id: matchId, championshipId }: { id: number; championshipId: ChampionshipId },
  now: Date,
): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    select l.id from match m join match l on (l.starts_at, l.id) > (m.starts_at, m.id)
    join season s on s.id = l.season_id and s.championship_id = ${championshipId}
    where m.id = ${matchId} and l.state = 'final' and l.picks_settled`.execute(trx)
  const later = rows.map(({ id }) => id)
  const hasLater = sql`exists (select from pick x where x.manager_id = p.manager_id and x.match_id = any (${later}::integer[]))`
  const { rows: all } = await rowOf({ managerId: int, hasLater: bool }).sql`
    select p.manager_id as "managerId", ${hasLater} as "hasLater" from pick p where p.match_id = ${matchId}`.execute(
    trx,
  )
  await addMissing(
    trx,
    championshipId,
    all.map(({ managerId }) => managerId),
  )
  const periods = await periodsAt(trx, championshipId, now)
  const seasons = await seasonsAt(trx, championshipId, { matchId })
  const inSeason = { points: sql`p.points`, settled_picks: sql`1`, right_picks: sql`p.is_right::integer` }
  const streak = (kept: Expression) => sql`case when not p.is_right then 0 else ${kept} + 1 end`
  const periodOf = (period: 'month' | 'week') => {
    const isIn = sql`p.in_${sql.raw(period)}::integer`
    return periodColumns(period, periods, {
      points: sql`p.points * ${isIn}`,
      settled_picks: isIn,
      right_picks: sql`(p.is_right)::integer * ${isIn}`,
      streak: (kept) => sql`case when not p.is_right then 0 else ${kept} + ${isIn} end`,
    })
  }
  await sql`
    with ended as materialized (
      select id, home_score, away_score, month_of(${championshipId}, ended_at) = ${periods.month}::date as in_month,
        week_of(${championshipId}, ended_at) = ${periods.week}::date as in_week
      from match where id = ${matchId}
    )
    update manager_stat s set
      points = s.points + p.points, settled_picks = s.settled_picks + 1, right_picks = s.right_picks + p.is_right::integer,
      exact_picks = s.exact_picks + p.is_exact::integer, streak = ${streak(sql`s.streak`)},
      best_streak = greatest(s.best_streak, ${streak(sql`s.streak`)}), ${periodOf('month')}, ${periodOf('week')},
      ${seasonColumns(seasons, inSeason)}
    from (
      select p.manager_id, p.points, p.is_right,
        coalesce(p.home_goals = m.home_score and p.away_goals = m.away_score, false) as is_exact, m.in_month, m.in_week
      from pick p, ended m where p.match_id = m.id and not ${hasLater}
    ) p
    where s.manager_id = p.manager_id and s.championship_id = ${championshipId}`.execute(trx)
  return all.filter((one) => one.hasLater).map(({ managerId }) => managerId)
}

/**
 * A repeated settlement of a round: applies only its changes. Other lineups are read only for managers whose best
 * lineup this was.
 */
export async function correctRoundInStats(
  trx: Trx,
  { championshipId, roundId, settledAt }: { championshipId: ChampionshipId; roundId: number; settledAt: Date },
  changes: RoundCorrections,
): Promise<void> {
  const now = await periodsAt(trx, championshipId, await gameNow(trx, championshipId))
  const then = await periodsAt(trx, championshipId, settledAt)
  const seasons = await seasonsAt(trx, championshipId, { roundId })
  const periodOf = (period: 'month' | 'week') => {
    const added = (column: string) => (now[period] === then[period] ? sql.raw(`t.${column}`) : sql`0`)
    return periodColumns(period, now, { points: added('points'), wins: added('wins') })
  }
  await sql`
    update manager_stat s set
      points = s.points + t.points, wins = s.wins + t.wins, ${periodOf('month')}, ${periodOf('week')},
      ${seasonColumns(seasons, { points: sql`t.points`, wins: sql`t.wins` })},
      best_lineup_tenths = case
        when t.after is null then s.best_lineup_tenths
        when t.after >= s.best_lineup_tenths then t.after
        when t.before < s.best_lineup_tenths then s.best_lineup_tenths
        else (
          select max(c.point_tenths) from lineup l join lineup_score c using (round_id, squad_id) join round r on r.id = l.round_id
          where l.manager_id = t.manager_id and l.counts and r.championship_id = ${championshipId})
      end
    from ${rowsOf({ manager_id: changes.managerIds, points: changes.points, wins: changes.wins, before: changes.tenthsBefore, after: changes.tenthsAfter })} t
    where s.manager_id = t.manager_id and s.championship_id = ${championshipId}`.execute(trx)
}

/** Copies what `stats_due` and `season_due` compute, for changes that may concern any column of a few managers. */
export async function rebuildStats(
  trx: Trx,
  championshipId: ChampionshipId,
  managerIds: readonly number[],
): Promise<void> {
  if (managerIds.length === 0) return
  await addMissing(trx, championshipId, managerIds)
  const { month, week } = await periodsAt(trx, championshipId, await gameNow(trx, championshipId))
  await sql`
    update manager_stat s set
      month = ${month}::date, week = ${week}::date, season = ranked_season(${championshipId}),
      ${sql.raw(figureColumns.map((name) => `${name} = d.${name}`).join(', '))},
      ${sql.raw(SEASON_FIGURES.map((name) => `season_start_${name} = d.${name} - coalesce(x.${name}, 0)`).join(', '))}
    from stats_due(${championshipId}, ${month}::date, ${week}::date, ${integers(managerIds)}::integer[]) d
    left join season_due(${championshipId}, ranked_season(${championshipId}), ${integers(managerIds)}::integer[]) x
      on x.manager_id = d.manager_id
    where s.manager_id = d.manager_id and s.championship_id = ${championshipId}`.execute(trx)
}

/** RK1 after a correction: refreshes ranks, but not the ranks that they are compared with. */
export async function rankManagers(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  await sql`
    update manager_stat s set rank = r.rank
    from (
      select manager_id, rank() over (order by points desc) as rank from manager_stat
      where championship_id = ${championshipId} and ${hasPlayed}
    ) r
    where r.manager_id = s.manager_id and s.championship_id = ${championshipId} and s.rank is distinct from r.rank`.execute(
    trx,
  )
}
