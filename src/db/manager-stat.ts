import { sql } from 'kysely'
import type { Trx } from './round.ts'

export interface RoundTallies {
  managerIds: number[]
  points: number[]
  wins: number[]
  duels: number[]
}

/** Adds a round's first settlement to what each manager has; a new month or week starts from zero. */
export async function addRoundToStats(trx: Trx, at: Date, tallies: RoundTallies): Promise<void> {
  await sql`
    insert into manager_stat (manager_id)
    select unnest(${tallies.managerIds}::integer[]) on conflict do nothing`.execute(trx)
  await sql`
    update manager_stat s set
      points = s.points + t.points, wins = s.wins + t.wins, duels = s.duels + t.duels,
      lineups = s.lineups + 1, best_lineup_tenths = greatest(s.best_lineup_tenths, t.points),
      ${periodColumns('month', at)}, ${periodColumns('week', at)}
    from unnest(${tallies.managerIds}::integer[], ${tallies.points}::integer[], ${tallies.wins}::integer[], ${tallies.duels}::integer[])
      as t (manager_id, points, wins, duels)
    where s.manager_id = t.manager_id`.execute(trx)
}

function periodColumns(period: 'month' | 'week', at: Date) {
  const start = sql`${sql.raw(`${period}_of`)}(${at}::timestamptz)`
  const kept = (name: string) =>
    sql`case when s.${sql.raw(period)} = ${start} then s.${sql.raw(`${period}_${name}`)} else 0 end`
  return sql`${sql.raw(period)} = ${start},
    ${sql.raw(period)}_points = ${kept('points')} + t.points,
    ${sql.raw(period)}_wins = ${kept('wins')} + t.wins,
    ${sql.raw(period)}_settled_picks = ${kept('settled_picks')},
    ${sql.raw(period)}_right_picks = ${kept('right_picks')},
    ${sql.raw(period)}_streak = ${kept('streak')}`
}

/** Copies the derived truth; for corrections, which may touch any column of a few managers. */
export async function rebuildStats(trx: Trx, managerIds: readonly number[]): Promise<void> {
  await sql`
    insert into manager_stat (manager_id)
    select unnest(${managerIds}::integer[]) on conflict do nothing`.execute(trx)
  await sql`
    update manager_stat s set
      points = d.points, wins = d.wins, duels = d.duels, settled_picks = d.settled_picks, right_picks = d.right_picks,
      exact_picks = d.exact_picks, streak = d.streak, best_streak = d.best_streak, leagues_won = d.leagues_won,
      lineups = d.lineups, best_lineup_tenths = d.best_lineup_tenths,
      month = month_of(game_now()), month_points = d.month_points, month_wins = d.month_wins,
      month_settled_picks = d.month_settled_picks, month_right_picks = d.month_right_picks, month_streak = d.month_streak,
      week = week_of(game_now()), week_points = d.week_points, week_wins = d.week_wins,
      week_settled_picks = d.week_settled_picks, week_right_picks = d.week_right_picks, week_streak = d.week_streak
    from derive_stats(month_of(game_now()), week_of(game_now()), ${managerIds}::integer[]) d
    where s.manager_id = d.manager_id`.execute(trx)
}

/** RK1 for everybody, and the history a profile draws. Settling again refreshes the ranks, not what they are compared with. */
export async function rankManagers(trx: Trx, roundId: number, { isFirst }: { isFirst: boolean }): Promise<void> {
  await sql`
    update manager_stat s set
      previous_rank = ${isFirst ? sql`s.rank` : sql`s.previous_rank`},
      rank = r.rank
    from (select manager_id, rank() over (order by points desc) as rank from manager_stat) r
    where r.manager_id = s.manager_id`.execute(trx)
  await sql`
    insert into rank_history (manager_id, round_id, points, rank)
    select manager_id, ${roundId}, points, rank from manager_stat where lineups > 0 or settled_picks > 0
    on conflict (manager_id, round_id) do update set points = excluded.points, rank = excluded.rank`.execute(trx)
}

/** AC3, AC5, AC6 as sets: each is given once and told in the manager's activity. */
export async function rewardStats(
  trx: Trx,
  at: Date,
  targets: { galaTenths: number; topRank: number; streak: number },
): Promise<void> {
  await sql`
    with earned as (
      select manager_id, 'rodada-de-gala' as kind from manager_stat where best_lineup_tenths >= ${targets.galaTenths}
      union all select manager_id, 'top-100' from manager_stat where rank <= ${targets.topRank} and points > 0
      union all select manager_id, 'campeao-de-liga' from manager_stat where leagues_won > 0
      union all select manager_id, 'em-chamas' from manager_stat where best_streak >= ${targets.streak}
      union all select manager_id, 'olho-clinico' from manager_stat where exact_picks > 0
    ),
    given as (
      insert into achievement (manager_id, kind, at)
      select e.manager_id, e.kind, ${at} from earned e
      where not exists (select from achievement a where a.manager_id = e.manager_id and a.kind = e.kind)
      on conflict do nothing
      returning manager_id, kind
    )
    insert into activity (manager_id, type, data, at)
    select manager_id, 'achievement', json_build_object('achievement', kind), ${at} from given`.execute(trx)
}

/** A rise worth telling: at least a tenth of the places above. */
export async function tellRises(trx: Trx, at: Date): Promise<void> {
  await sql`
    insert into activity (manager_id, type, data, at)
    select s.manager_id, 'ranking_up', json_build_object('from', s.previous_rank, 'to', s.rank), ${at}
    from manager_stat s join manager m on m.id = s.manager_id
    where m.kind <> 'bot' and s.rank <= s.previous_rank * 0.9`.execute(trx)
}
