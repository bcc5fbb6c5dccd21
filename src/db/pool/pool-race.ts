import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { stageKey } from './pool-grid.ts'
import { countedLineups, wholePoints } from './pool-squads.ts'
import { countedPicks, stageNumber, worthCounted, worthRows, worthsOf } from './pool-worth.ts'

const racePersonRow = rowOf({ managerId: int, name: text, headStart: int, points: int })
export type RacePersonRow = RowOf<typeof racePersonRow>

/** The first `most` members of a table, and the given manager if they are a member. */
export async function racePeople(
  db: Kysely<Tables>,
  { leagueId, managerId, most }: { leagueId: number; managerId: number; most: number },
): Promise<RacePersonRow[]> {
  const { rows } = await racePersonRow.sql`
    with shown as (
      (select * from pool_member where league_id = ${leagueId} order by rank, manager_id limit ${most})
      union select * from pool_member where league_id = ${leagueId} and manager_id = ${managerId})
    select m.id as "managerId", m.name, o.head_start as "headStart", o.points from shown o join manager m on m.id = o.manager_id
    order by o.rank nulls last, m.id`.execute(db)
  return rows
}

const raceStageRow = rowOf({
  key: text,
  round: int.orNull,
  startsAt: time,
  /** The points of each person's picks in the stage. */
  made: json<{ managerId: number; points: number }[]>(),
})
export type RaceStageRow = RowOf<typeof raceStageRow>

export async function raceStages(
  db: Kysely<Tables>,
  leagueId: number,
  managerIds: readonly number[],
): Promise<RaceStageRow[]> {
  const worths = await worthsOf(db, sql`${leagueId}::integer`)
  const { rows } = await raceStageRow.sql`
    with own as materialized (
      select m.id, m.starts_at, m.round_id, ${stageKey} as key, ${stageNumber(sql`m.id`)} as number
      from league g cross join lateral pool_matches(g.id) m where g.id = ${leagueId} and m.picks_settled and not m.is_awarded),
    made as (
      select stage.key, k.manager_id, sum(${worthCounted(worths, sql`stage.number`)})::integer as points
      from pool p join ${worthRows(worths)} on w.league_id = p.league_id join own stage on true join pool_member o on o.league_id = p.league_id and o.manager_id = any (${managerIds}::integer[])
      join (${countedPicks(leagueId)}) k on k.match_id = stage.id and k.manager_id = o.manager_id and k.manager_id = any (${managerIds}::integer[])
        and k.grade is not null and stage.starts_at > o.joined_at
      left join pool_joker j on j.match_id = stage.id and j.league_id = p.league_id and j.manager_id = o.manager_id
      where p.league_id = ${leagueId} group by 1, 2)
    select own.key, min(r.number) as round, min(own.starts_at) as "startsAt", coalesce((
      select json_agg(json_build_object('managerId', d.manager_id, 'points', d.points)) from made d where d.key = own.key), '[]') as made
    from own left join round r on r.id = own.round_id group by own.key order by 3`.execute(db)
  return rows
}

const raceExtraRow = rowOf({ managerId: int, at: time, points: int })
export type RaceExtraRow = RowOf<typeof raceExtraRow>

/**
 * BL8, BL16: points of each person for answers and lineups. Those for an answer have the time of the first decision
 * about the question, or its deadline; those for a lineup the deadline of its round.
 */
export async function raceExtras(
  db: Kysely<Tables>,
  leagueId: number,
  managerIds: readonly number[],
): Promise<RaceExtraRow[]> {
  const { rows } = await raceExtraRow.sql`
    select a.manager_id as "managerId", coalesce((select min(v.at) from pool_verdict v where v.question_id = q.id), q.closes_at) as at,
      a.points
    from pool_question q join pool_answer a on a.question_id = q.id and a.manager_id = any (${managerIds}::integer[])
    where q.league_id = ${leagueId} and a.points is not null
    union all
    select manager_id, deadline_at, ${wholePoints(sql`tenths`)} - ${wholePoints(sql`(tenths - own)`)} from (
      select o.manager_id, l.deadline_at, l.tenths as own, sum(l.tenths) over (partition by o.manager_id order by l.deadline_at, l.round_id) as tenths
      from league g join pool p on p.league_id = g.id and p.counts_squads
      join pool_member o on o.league_id = g.id and o.manager_id = any (${managerIds}::integer[])
      cross join lateral (${countedLineups}) l
      where g.id = ${leagueId}) rounds`.execute(db)
  return rows
}
