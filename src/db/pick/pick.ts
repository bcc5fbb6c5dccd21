import { sql, type Kysely } from 'kysely'
import { ensureManagerStat } from '#db/championship/has-played.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Participant } from '#db/championship/championship.ts'
import { entered } from '#db/championship/directory.ts'
import { bool, day, int, real, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { clubJson, shownOfMatch, matchRow } from '#db/match/match.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'

const pickMatchRow = rowOf({
  ...matchRow.columns,
  homePercent: int.orNull,
  drawPercent: int.orNull,
  awayPercent: int.orNull,
  expectedHome: real.orNull,
  expectedAway: real.orNull,
  outcome: text.of<'H' | 'D' | 'A'>().orNull,
  homeGoals: int.orNull,
  awayGoals: int.orNull,
  goesOn: text.of<'H' | 'A'>().orNull,
  /**
   * BL10: the home side's lead in goals from the first leg; 0 in a tie of one leg. Null if the match does not decide
   * who goes on, or the first leg is not over.
   */
  lead: int.orNull,
  savedAt: time.orNull,
  points: int.orNull,
})
export type PickMatchRow = RowOf<typeof pickMatchRow>

/** A visitor has no picks: no manager has the id 0. */
const nobody = 0

const pickColumns = (managerId: number | undefined) => sql`
  ${shownOfMatch},
  ${clubJson('home')} as home, ${clubJson('away')} as away,
  f.home_percent as "homePercent", f.draw_percent as "drawPercent", f.away_percent as "awayPercent",
  f.home_goals as "expectedHome", f.away_goals as "expectedAway",
  p.outcome, p.home_goals as "homeGoals", p.away_goals as "awayGoals", p.goes_on as "goesOn", tie_lead(m.id) as lead, p.saved_at as "savedAt", p.points
  from match m
  join club home on home.id = m.home_club_id
  join club away on away.id = m.away_club_id
  left join forecast f on f.match_id = m.id
  left join pick p on p.match_id = m.id and p.manager_id = ${managerId ?? nobody}`

/** This many days from today on, the rest of today, or one later day. PK6: a match without a date is in no day. */
export type PickDays = number | 'today' | { day: string }

/** PK6: up to the end of this many days; if nothing is played by then, up to the end of the next day with a match. */
const nearUntil = (championshipId: ChampionshipId, days: number) => sql`
  day_start(${championshipId}, greatest(day_of(${championshipId}, game_now(${championshipId})) + ${days}::integer, (
    select day_of(${championshipId}, x.starts_at) + 1 from match x
    where x.season_id in ${seasonsOf(championshipId)} and x.state = 'scheduled' and x.has_date and x.starts_at > game_now(${championshipId})
    order by x.starts_at limit 1)))`

function spanOf(championshipId: ChampionshipId, days: PickDays) {
  if (days === 'today')
    return sql`m.starts_at < day_start(${championshipId}, day_of(${championshipId}, game_now(${championshipId})) + 1)`
  if (typeof days === 'number') return sql`m.starts_at < ${nearUntil(championshipId, days)}`
  return sql`m.starts_at >= day_start(${championshipId}, ${days.day}::date)
    and m.starts_at < day_start(${championshipId}, ${days.day}::date + 1)`
}

export async function matchesToPick(
  db: Kysely<Tables>,
  {
    championshipId,
    managerId,
    days,
  }: { championshipId: ChampionshipId; managerId: number | undefined; days: PickDays },
): Promise<PickMatchRow[]> {
  const { rows } = await pickMatchRow.sql`
    select ${pickColumns(managerId)}
    where m.season_id in ${seasonsOf(championshipId)} and m.state = 'scheduled' and m.has_date
      and m.starts_at > game_now(${championshipId}) and ${spanOf(championshipId, days)}
    order by m.starts_at, m.id`.execute(db)
  return rows
}

const laterDayRow = rowOf({ day, sport: text.of<Sport>(), firstAt: time, matches: int, picked: int })
export type LaterDayRow = RowOf<typeof laterDayRow>

/** PK6: the days after those that are shown in full, with their numbers of matches and picks. */
export async function laterDays(
  db: Kysely<Tables>,
  { championshipId, managerId, days }: { championshipId: ChampionshipId; managerId: number | undefined; days: number },
): Promise<LaterDayRow[]> {
  const { rows } = await laterDayRow.sql`
    select day_of(${championshipId}, m.starts_at) as day, m.sport, min(m.starts_at) as "firstAt", count(*)::integer as matches,
      count(p.match_id)::integer as picked
    from match m left join pick p on p.match_id = m.id and p.manager_id = ${managerId ?? nobody}
    where m.season_id in ${seasonsOf(championshipId)} and m.state = 'scheduled' and m.has_date
      and m.starts_at >= ${nearUntil(championshipId, days)}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** One match in any state, with only the manager's own pick. */
export async function matchWithPick(
  db: Kysely<Tables>,
  { managerId, matchId }: { managerId: number | undefined; matchId: number },
): Promise<PickMatchRow | undefined> {
  const { rows } = await pickMatchRow.sql`
    select ${pickColumns(managerId)} where m.id = ${matchId}`.execute(db)
  return rows[0]
}

/**
 * A manager's picks, newest match first. Others may read this list, so only matches that have kicked off are in it
 * (PK3).
 */
export async function startedPicks(
  db: Kysely<Tables>,
  of: Participant & { limit: number; offset: number },
): Promise<{ rows: PickMatchRow[]; total: number }> {
  const { championshipId, managerId, limit, offset } = of
  const { rows } = await rowOf({ ...pickMatchRow.columns, total: int }).sql`
    select count(*) over () as total, ${pickColumns(managerId)}
    where p.match_id is not null and m.season_id in ${seasonsOf(championshipId)} and m.starts_at <= game_now(${championshipId})
    order by m.starts_at desc, m.id desc limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * Picks on matches that ended between two moments, which is when the ledger pays them. Without an end, also picks on
 * running matches (PK3).
 */
export async function picksEnded(
  db: Kysely<Tables>,
  { championshipId, managerId, after, until }: Participant & { after: Date | null; until: Date | null },
): Promise<PickMatchRow[]> {
  const { rows } = await pickMatchRow.sql`
    select ${pickColumns(managerId)}
    where p.match_id is not null and m.season_id in ${seasonsOf(championshipId)} and m.starts_at <= game_now(${championshipId})
      and (${after}::timestamptz is null or coalesce(m.ended_at, 'infinity') > ${after}::timestamptz)
      and (${until}::timestamptz is null or m.ended_at <= ${until}::timestamptz)
    order by m.starts_at, m.id`.execute(db)
  return rows
}

const matchToPickRow = rowOf({
  id: int,
  sport: text.of<Sport>(),
  startsAt: time,
  isOpen: bool,
  now: time,
  lead: int.orNull,
})
export type MatchToPick = RowOf<typeof matchToPickRow>

/**
 * Locks the match until the pick commits, so that the job that starts the match waits for it. CP4: nothing for people
 * who may not see it.
 */
export async function selectMatchForShare(
  trx: Kysely<Tables>,
  { matchId, managerId }: { matchId: number; managerId: number | undefined },
): Promise<MatchToPick | undefined> {
  const { rows } = await matchToPickRow.sql`
    select m.id, m.sport, m.starts_at as "startsAt", m.state = 'scheduled' and m.starts_at > game_now(s.championship_id) as "isOpen",
      game_now(s.championship_id) as now, tie_lead(m.id) as lead
    from match m join season s on s.id = m.season_id join championship c on c.id = s.championship_id
    where m.id = ${matchId} and (c.is_public or ${entered(sql`c.id`, managerId ?? nobody)}) for share of m`.execute(trx)
  return rows[0]
}

export interface NewPick {
  matchId: number
  managerId: number
  outcome: 'H' | 'D' | 'A'
  homeGoals: number | null
  awayGoals: number | null
  goesOn: 'H' | 'A' | null
}

/** Returns the time of the save, and whether it is the manager's first pick on this match. */
export async function storePick(trx: Trx, pick: NewPick): Promise<{ savedAt: Date; isFirst: boolean }> {
  const { rows } = await rowOf({ savedAt: time, isFirst: bool, championshipId: int.of<ChampionshipId>() }).sql`
    insert into pick (match_id, manager_id, outcome, home_goals, away_goals, goes_on, saved_at)
    select m.id, ${pick.managerId}, ${pick.outcome}, ${pick.homeGoals}, ${pick.awayGoals}, ${pick.goesOn}, game_now(s.championship_id)
    from match m join season s on s.id = m.season_id where m.id = ${pick.matchId}
    on conflict (match_id, manager_id) do update set
      outcome = excluded.outcome, home_goals = excluded.home_goals, away_goals = excluded.away_goals,
      goes_on = excluded.goes_on, saved_at = excluded.saved_at
    returning saved_at as "savedAt", xmax = 0 as "isFirst",
      (select s.championship_id from match m join season s on s.id = m.season_id where m.id = match_id) as "championshipId"`.execute(
    trx,
  )
  const [row] = rows
  if (!row) throw new Error('a stored pick gave no row')
  const { savedAt, isFirst, championshipId } = row
  if (isFirst) await ensureManagerStat(trx, { championshipId, managerId: pick.managerId })
  return { savedAt, isFirst }
}

/** The row is updated before its deletion, because the check at commit fires for updated rows, not for deleted ones. */
export async function removePick(trx: Trx, { matchId, managerId }: { matchId: number; managerId: number }) {
  const own = sql`match_id = ${matchId} and manager_id = ${managerId}`
  await sql`update pick set saved_at = saved_at where ${own}`.execute(trx)
  await sql`delete from pick where ${own}`.execute(trx)
}

export async function recordPickActivity(trx: Trx, { matchId, managerId }: { matchId: number; managerId: number }) {
  await sql`
    insert into activity (manager_id, championship_id, type, data, at)
    select ${managerId}, s.championship_id, 'prediction_made',
      json_build_object('matchId', m.id, 'home', h.name, 'away', a.name), game_now(s.championship_id)
    from match m join season s on s.id = m.season_id join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
    where m.id = ${matchId}`.execute(trx)
}

/** PK1 at commit: the database refused, because the match had started by then. */
export const isMatchStarted = (error: unknown): boolean => (error as { code?: string }).code === 'CR002'

const pickTotalsRow = rowOf({ settled: int, right: int, exact: int, points: int, streak: int, bestStreak: int })
export type PickTotals = RowOf<typeof pickTotalsRow>

export async function pickTotals(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<PickTotals | undefined> {
  const { rows } = await pickTotalsRow.sql`
    select s.settled_picks as settled, s.right_picks as right, s.exact_picks as exact, s.streak, s.best_streak as "bestStreak",
      (select coalesce(sum(p.points), 0)::integer from pick p join match m on m.id = p.match_id
        where p.manager_id = s.manager_id and m.season_id in ${seasonsOf(championshipId)}) as points
    from manager_stat s where s.manager_id = ${managerId} and s.championship_id = ${championshipId}`.execute(db)
  return rows[0]
}
