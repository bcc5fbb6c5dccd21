import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'

const crowdRow = rowOf({
  matchId: int,
  picks: int,
  home: int,
  draw: int,
  away: int,
  scores: json<{ home: number; away: number; picks: number }[]>(),
})
export type CrowdRow = RowOf<typeof crowdRow>

/**
 * The kick-offs of those of the matches that have kicked off. A match that was moved (MT1) has none before its new
 * time.
 */
export async function kickOffsOf(db: Kysely<Tables>, matchIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await rowOf({ id: int, startsAt: time }).sql`
    select m.id, m.starts_at as "startsAt" from match m join season s on s.id = m.season_id
    where m.id = any (${matchIds}::integer[]) and m.starts_at <= game_now(s.championship_id)`.execute(db)
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt.getTime()]))
}

/** Everybody's picks on matches that have kicked off (PK3); other matches are left out. */
export async function crowdOf(db: Kysely<Tables>, matchIds: readonly number[]): Promise<CrowdRow[]> {
  const { rows } = await crowdRow.sql`
    with counted as (
      select p.match_id, p.outcome, p.home_goals, p.away_goals, count(*)::integer as picks
      from pick p join match m on m.id = p.match_id join season s on s.id = m.season_id
      where p.match_id = any (${matchIds}::integer[]) and m.starts_at <= game_now(s.championship_id)
      group by p.match_id, p.outcome, p.home_goals, p.away_goals
    )
    select match_id as "matchId", sum(picks)::integer as picks,
      coalesce(sum(picks) filter (where outcome = 'H'), 0)::integer as home,
      coalesce(sum(picks) filter (where outcome = 'D'), 0)::integer as draw,
      coalesce(sum(picks) filter (where outcome = 'A'), 0)::integer as away,
      coalesce((
        select json_agg(json_build_object('home', t.home_goals, 'away', t.away_goals, 'picks', t.picks) order by t.picks desc)
        from (
          select s.home_goals, s.away_goals, s.picks from counted s
          where s.match_id = c.match_id and s.home_goals is not null
          order by s.picks desc, s.home_goals, s.away_goals limit 3) t), '[]') as scores
    from counted c group by match_id`.execute(db)
  return rows
}

const skillRow = rowOf({
  matchId: int,
  sport: text.of<Sport>(),
  outcome: text.of<'H' | 'D' | 'A'>(),
  homeScore: int,
  awayScore: int,
  homePercent: int.orNull,
  drawPercent: int.orNull,
  awayPercent: int.orNull,
})
export type SkillRow = RowOf<typeof skillRow>

/** The newest settled picks of a manager, oldest first, for their skill. */
export async function skillRows(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
  limit: number,
): Promise<SkillRow[]> {
  const { rows } = await skillRow.sql`
    select m.id as "matchId", m.sport, p.outcome, m.home_score as "homeScore", m.away_score as "awayScore",
      f.home_percent as "homePercent", f.draw_percent as "drawPercent", f.away_percent as "awayPercent"
    from pick p join match m on m.id = p.match_id left join forecast f on f.match_id = m.id
    where p.manager_id = ${managerId} and m.season_id in ${seasonsOf(championshipId)} and p.points is not null
      and m.home_score is not null
    order by m.starts_at desc, m.id desc limit ${limit}`.execute(db)
  return rows.reverse()
}
