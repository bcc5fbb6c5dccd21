import { sql, type RawBuilder } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { GALA_TENTHS, TOP_RANK, TOP_RANK_POINTS, type Achievement } from '#domain/achievement/achievements.ts'
import type { Outstanding } from '#domain/settlement/tally-round.ts'
import { HOT_STREAK } from '#domain/pick/pick-record.ts'
import { integersOf } from '#db/connection/array-text.ts'
import { integers } from '#db/connection/integers.ts'
import { rowOf, text } from '#db/connection/row.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'

/** The arguments of `achievements_due_in` between the championship and the managers. */
export const ACHIEVEMENT_MARKS = [HOT_STREAK, GALA_TENTHS, TOP_RANK, TOP_RANK_POINTS].join(', ')

/**
 * AC10: inserts achievements in `earned` (manager_id, kind, at) that are not stored yet, and returns them. `offset`
 * makes PostgreSQL look each up: a join would read everybody's rows for a few.
 */
function give(championshipId: ChampionshipId, earned: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into championship_achievement (championship_id, manager_id, kind, at)
    select ${championshipId}::integer, e.manager_id, e.kind, e.at from ${earned} e
    where not exists (select from championship_achievement h
      where h.championship_id = ${championshipId} and h.manager_id = e.manager_id and h.kind = e.kind offset 0)
    on conflict do nothing
    returning manager_id, kind, at`
}

export const PICK_ACHIEVEMENTS = ['olho-clinico', 'em-chamas'] as const

/**
 * AC7, AC9: makes these managers' achievements of these kinds equal to what their rows say, with the date when each
 * first held. Announces new ones, except titles, which their league has announced. Removes announcements of
 * achievements that no longer hold. An account that took over a guest's past (MG1) keeps its achievements and their
 * dates, because the stored rows may not prove what the guest had.
 */
export async function alignAchievements(
  trx: Trx,
  championshipId: ChampionshipId,
  managerIds: ArrayLike<number>,
  kinds: readonly Achievement[],
): Promise<void> {
  if (managerIds.length === 0) return
  const isOf = sql`a.championship_id = ${championshipId}`
  const whose = sql`${integers(managerIds)}::integer[]`
  const isSame = (a: string, b: string) => sql.raw(`${a}.manager_id = ${b}.manager_id and ${a}.kind = ${b}.kind`)
  const isMerged = sql`exists (select from manager_merge g where g.account_id = a.manager_id and g.took_past)`
  const tells = (what: string) =>
    sql.raw(`t.championship_id = ${championshipId} and t.manager_id = ${what}.manager_id and t.type = 'achievement' and t.data ->> 'achievement' = ${what}.kind
      and t.data -> 'leagueId' is null`)
  await sql`
    with due as materialized (
      select * from achievements_due_in(${championshipId}, ${sql.raw(ACHIEVEMENT_MARKS)}, ${whose}, ${kinds}::text[])),
    gone as (
      delete from championship_achievement a
      where ${isOf} and a.manager_id = any (${whose}) and a.kind = any (${kinds}::text[])
        and not exists (select from due d where ${isSame('d', 'a')}) and not ${isMerged}
      returning a.manager_id, a.kind
    ),
    untold as (delete from activity t using gone where ${tells('gone')}),
    dated as (
      update championship_achievement a set at = d.at from due d
      where ${isOf} and ${isSame('d', 'a')} and a.at <> d.at and not ${isMerged}
      returning a.manager_id, a.kind, a.at
    ),
    retold as (update activity t set at = dated.at from dated where ${tells('dated')}),
    given as (${give(championshipId, sql`due`)})
    insert into activity (manager_id, championship_id, type, data, at)
    select manager_id, ${championshipId}::integer, 'achievement', json_build_object('achievement', kind), at from given
    where kind <> 'campeao-de-liga'`.execute(trx)
}

async function managersIn(trx: Trx, query: ReturnType<typeof sql>): Promise<Int32Array> {
  const { rows } = await rowOf({ ids: text.orNull }).sql`
    select array_agg(distinct manager_id)::text as ids from (${query}) found`.execute(trx)
  return integersOf(rows[0]?.ids ?? null)
}

/**
 * AC1: announced at the lock of a manager's first lineup. The caller passes only managers whose first lineup in the
 * championship may be in this round.
 */
export async function rewardFirstLineups(
  trx: Trx,
  { id: roundId, championship_id: championshipId }: Pick<RoundRow, 'id' | 'championship_id'>,
  managerIds: readonly number[],
): Promise<void> {
  if (managerIds.length === 0) return
  const earned = sql`(
    select manager_id, 'primeira-escalacao' as kind, locked_at as at
    from unnest(${integers(managerIds)}::integer[]) as n (manager_id) join lineup l using (manager_id)
    where l.round_id = ${roundId} and l.counts)`
  await sql`
    with first as (${give(championshipId, earned)})
    insert into activity (manager_id, championship_id, type, data, at)
    select manager_id, ${championshipId}::integer, 'achievement', '{"achievement": "primeira-escalacao"}', at from first`.execute(
    trx,
  )
}

/**
 * AC5, AC6 after a round's first settlement: gives 'rodada-de-gala' to `galas`, and 'top-100' to those of `best` with
 * enough points, dated `at`.
 */
export async function rewardOutstanding(
  trx: Trx,
  { championshipId, at }: { championshipId: ChampionshipId; at: Date },
  { galas, best }: Outstanding,
): Promise<void> {
  await sql`
    with earned as (
      select unnest(${integers(galas)}::integer[]) as manager_id, 'rodada-de-gala' as kind, ${at}::timestamptz as at
      union all
      select manager_id, 'top-100', ${at}::timestamptz from manager_stat
      where championship_id = ${championshipId} and manager_id = any (${integers(best)}::integer[]) and points >= ${TOP_RANK_POINTS}
    ),
    given as (${give(championshipId, sql`earned`)})
    insert into activity (manager_id, championship_id, type, data, at)
    select manager_id, ${championshipId}::integer, 'achievement', json_build_object('achievement', kind), at from given`.execute(
    trx,
  )
}

/**
 * AC2 and AC4 after the first settlement of a match's picks. Matches may settle in another order than they ended. The
 * managers in `late` have a later match that is already settled, so a streak of theirs may have changed.
 */
export async function rewardPicks(
  trx: Trx,
  { matchId, championshipId, late }: { matchId: number; championshipId: ChampionshipId; late: readonly number[] },
): Promise<void> {
  const managerIds = await managersIn(
    trx,
    sql`
    select p.manager_id from pick p join match m on m.id = p.match_id
    join manager_stat s on s.manager_id = p.manager_id and s.championship_id = ${championshipId}
    where p.match_id = ${matchId} and (
      s.exact_picks > 0 and not exists (
        select from championship_achievement a where a.championship_id = ${championshipId} and a.manager_id = p.manager_id
          and a.kind = 'olho-clinico' and a.at <= m.ended_at)
      or s.best_streak >= ${HOT_STREAK} and not exists (
        select from championship_achievement a where a.championship_id = ${championshipId} and a.manager_id = p.manager_id
          and a.kind = 'em-chamas')
    )
    union all select unnest(${integers(late)}::integer[])`,
  )
  await alignAchievements(trx, championshipId, managerIds, PICK_ACHIEVEMENTS)
}

/**
 * AC6 after rank histories since a moment were rewritten: managers who were among the best before that moment keep the
 * achievement.
 */
export async function alignTopRanks(trx: Trx, championshipId: ChampionshipId, since: Date): Promise<void> {
  const managerIds = await managersIn(
    trx,
    sql`
    with held as (select manager_id, at from championship_achievement where championship_id = ${championshipId} and kind = 'top-100')
    select manager_id from held where at >= ${since}
    union all
    select h.manager_id from standing h
    where h.round_id = any (array(select id from round where championship_id = ${championshipId} and settled_at >= ${since}))
      and h.rank <= ${TOP_RANK}
      and not exists (select from held where held.manager_id = h.manager_id)`,
  )
  await alignAchievements(trx, championshipId, managerIds, ['top-100'])
}
