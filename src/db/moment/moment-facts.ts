import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { bool, int, json, rowOf, type RowOf, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

const factsRow = rowOf({
  roundId: int,
  number: int,
  season: int,
  settledAt: time,
  pointTenths: int,
  rank: int,
  earlierBestTenths: int.orNull,
  earlierRounds: int,
  /** The name of a private league is null, unless the manager asks about themselves. */
  titles: json<{ leagueId: number; name: string | null }[]>(),
  promotedTo: int.orNull,
  picks: int,
  rightPicks: int,
  hasFirstExact: bool,
})
export type MomentFactsRow = RowOf<typeof factsRow> & {
  /** How many lineups the round had; 0 if the rank is too low for that to matter. */
  lineups: number
}

interface Requested extends Participant {
  /** Only the facts of this round; undefined: those of the newest rounds. */
  roundId?: number | undefined
  /** Whether the manager asks about themselves. */
  isSelf: boolean
}

const shownRounds = 60
/**
 * MO2: this assumes that no round has more than five times the lineups of the newest one here. Then a rank beyond a
 * twentieth of the newest round's lineups is not in the top hundredth of any of them.
 */
const ONE_IN = 20
/** PK2: the code of the grade for an exact score. */
const EXACT = 6

async function countLineups(db: Kysely<Tables>, roundId: number): Promise<number> {
  const { rows } = await rowOf({ count: int })
    .sql`select count(*)::integer as count from lineup_score where round_id = ${roundId}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * The facts behind moments, round by round, newest first: computed from lineups, titles, groups and picks, never
 * stored.
 */
export async function momentFacts(db: Kysely<Tables>, asked: Requested): Promise<MomentFactsRow[]> {
  const rows = await roundFacts(db, asked)
  const [newest] = rows
  if (!newest) return []
  const usual = await countLineups(db, newest.roundId)
  return Promise.all(
    rows.map(async (row) => {
      if (row === newest) return { ...row, lineups: usual }
      return { ...row, lineups: row.rank * ONE_IN <= usual ? await countLineups(db, row.roundId) : 0 }
    }),
  )
}

async function roundFacts(
  db: Kysely<Tables>,
  { championshipId, managerId, roundId = 0, isSelf }: Requested,
): Promise<RowOf<typeof factsRow>[]> {
  const { rows } = await factsRow.sql`
    with played as (
      select r.id, r.number, n.number as season, r.settled_at, c.point_tenths, c.rank,
        max(c.point_tenths) over earlier as best, count(*) over earlier as rounds,
        (select max(e.settled_at) from round e where e.championship_id = r.championship_id and e.deadline_at < r.deadline_at) as after,
        r.deadline_at as starts,
        (select min(t.deadline_at) from round t where t.championship_id = r.championship_id and t.deadline_at > r.deadline_at) as until
      from round r join season n on n.id = r.season_id
      join lineup l on l.round_id = r.id and l.manager_id = ${managerId} and l.counts
      join lineup_score c on c.round_id = l.round_id and c.squad_id = l.squad_id
      where r.championship_id = ${championshipId} and r.state = 'settled' and c.rank is not null
      window earlier as (order by r.deadline_at rows between unbounded preceding and 1 preceding)
    ), graded as (
      select m.ended_at, p.is_right,
        p.grade = ${EXACT} and m.ended_at = min(m.ended_at) filter (where p.grade = ${EXACT}) over () as is_first_exact
      from pick p join match m on m.id = p.match_id join season s on s.id = m.season_id
      where p.manager_id = ${managerId} and s.championship_id = ${championshipId} and p.points is not null
    ), titled as (
      select t.league_id, case when g.visibility = 'public' or ${isSelf} then g.name end as name, t.ended_at from league_titles() t join league g on g.id = t.league_id
      where t.manager_id = ${managerId} and t.championship_id = ${championshipId}
    )
    select p.id as "roundId", p.number, p.season, p.settled_at as "settledAt", p.point_tenths as "pointTenths", p.rank,
      p.best as "earlierBestTenths", p.rounds::integer as "earlierRounds",
      coalesce((
        select json_agg(json_build_object('leagueId', t.league_id, 'name', t.name) order by t.ended_at, t.league_id)
        from titled t where t.ended_at >= p.starts and (p.until is null or t.ended_at < p.until)), '[]') as titles,
      (select m.next_tier::integer from visible_division_member m join division_cycle c on c.id = m.cycle_id
        where m.manager_id = ${managerId} and m.championship_id = ${championshipId} and m.place is not null
          and m.next_tier > m.tier and c.round_ids[c.rounds] = p.id limit 1) as "promotedTo",
      coalesce(g.picks, 0)::integer as picks, coalesce(g.right_ones, 0)::integer as "rightPicks",
      coalesce(g.has_first_exact, false) as "hasFirstExact"
    from played p
    left join lateral (
      select count(*) as picks, count(*) filter (where is_right) as right_ones, bool_or(is_first_exact) as has_first_exact
      from graded where ended_at > coalesce(p.after, '-infinity') and ended_at <= p.settled_at
    ) g on true
    where ${roundId} = 0 or p.id = ${roundId}
    order by p.starts desc limit ${shownRounds}`.execute(db)
  return rows
}
