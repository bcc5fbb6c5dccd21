import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Sport } from '#domain/sport/sport.ts'

const reviewSeasonRow = rowOf({
  id: int,
  number: int,
  isOver: bool,
  /** The season's first deadline. `until` is the first deadline of the next season, or null if there is none yet. */
  from: time,
  until: time.orNull,
})
export type ReviewSeasonRow = RowOf<typeof reviewSeasonRow>

/** The seasons in which a manager was ranked, newest first. */
export async function reviewSeasons(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<ReviewSeasonRow[]> {
  const { rows } = await reviewSeasonRow.sql`
    with span as (
      select n.id, n.number, bool_and(r.state = 'settled') as "isOver", min(r.deadline_at) as "from",
        lead(min(r.deadline_at)) over (order by min(r.deadline_at)) as until
      from season n join round r on r.season_id = n.id
      where n.championship_id = ${championshipId} group by n.id, n.number
    )
    select s.* from span s
    where exists (
      select from round r cross join lateral standing_of(r.id, ${managerId}) h
      where r.season_id = s.id and r.state = 'settled')
    order by s."from" desc`.execute(db)
  return rows
}

const reviewRoundRow = rowOf({
  roundId: int,
  number: int,
  pointTenths: int.orNull,
  place: int.orNull,
  points: int,
  rank: int,
})
export type ReviewRoundRow = RowOf<typeof reviewRoundRow>

/** The settled rounds of a season after which the manager had a rank, oldest first. */
export async function reviewRounds(
  db: Kysely<Tables>,
  { managerId, seasonId }: { managerId: number; seasonId: number },
): Promise<ReviewRoundRow[]> {
  const { rows } = await reviewRoundRow.sql`
    select r.id as "roundId", r.number, c.point_tenths as "pointTenths", c.rank as place, h.points, h.rank
    from round r cross join lateral standing_of(r.id, ${managerId}) h
    left join lineup l on l.round_id = r.id and l.manager_id = ${managerId} and l.counts
    left join lineup_score c on c.round_id = l.round_id and c.squad_id = l.squad_id
    where r.season_id = ${seasonId} and r.state = 'settled' order by r.deadline_at`.execute(db)
  return rows
}

/** The manager's points in the ranking after the last settled round that closed before `before`; 0 without any. */
export async function pointsBefore(
  db: Kysely<Tables>,
  { championshipId, managerId, before }: Participant & { before: Date },
): Promise<number> {
  const { rows } = await rowOf({ points: int }).sql`
    select h.points from round r cross join lateral standing_of(r.id, ${managerId}) h
    where r.championship_id = ${championshipId} and r.deadline_at < ${before} and r.state = 'settled'
    order by r.deadline_at desc limit 1`.execute(db)
  return rows[0]?.points ?? 0
}

const reviewLineupRow = rowOf({
  roundId: int,
  playerIds: int.array,
  benchIds: int.array,
  captainId: int,
  viceCaptainId: int.orNull,
})
export type ReviewLineupRow = RowOf<typeof reviewLineupRow>

export async function reviewLineups(
  db: Kysely<Tables>,
  { managerId, roundIds }: { managerId: number; roundIds: readonly number[] },
): Promise<ReviewLineupRow[]> {
  const { rows } = await reviewLineupRow.sql`
    select round_id as "roundId", player_ids as "playerIds", bench_ids as "benchIds", captain_id as "captainId",
      vice_captain_id as "viceCaptainId"
    from lineup where manager_id = ${managerId} and counts and round_id = any (${roundIds})`.execute(db)
  return rows
}

const playerOfRoundRow = rowOf({ roundId: int, playerId: int, pointTenths: int, tookPart: bool })
export type PlayerOfRoundRow = RowOf<typeof playerOfRoundRow>

/** Points of players in rounds; a player without a row did nothing. */
export async function playersOfRounds(
  db: Kysely<Tables>,
  { roundIds, playerIds }: { roundIds: readonly number[]; playerIds: readonly number[] },
): Promise<PlayerOfRoundRow[]> {
  const { rows } = await playerOfRoundRow.sql`
    select m.round_id as "roundId", x.player_id as "playerId", sum(x.point_tenths)::integer as "pointTenths",
      bool_or(x.took_part) as "tookPart"
    from player_match x join match m on m.id = x.match_id
    where x.player_id = any (${playerIds}) and x.match_id = any (array(select id from match where round_id = any (${roundIds})))
    group by m.round_id, x.player_id`.execute(db)
  return rows
}

const reviewPlayerRow = rowOf({
  playerId: int,
  name: text,
  position: text.of<Position>(),
  club: text,
  color_primary: text,
  color_secondary: text,
  pattern: text,
})
export type ReviewPlayerRow = RowOf<typeof reviewPlayerRow>

export async function reviewPlayers(db: Kysely<Tables>, playerIds: readonly number[]): Promise<ReviewPlayerRow[]> {
  const { rows } = await reviewPlayerRow.sql`
    select p.id as "playerId", p.short_name as name, p.position, c.name as club, c.color_primary, c.color_secondary, c.pattern
    from player p join club c on c.id = p.club_id where p.id = any (${playerIds})`.execute(db)
  return rows
}

const reviewPickRow = rowOf({
  sport: text.of<Sport>(),
  outcome: text.of<'H' | 'D' | 'A'>(),
  points: int,
  homeScore: int,
  awayScore: int,
  forecast: json<{ home: number; draw: number; away: number }>().orNull,
  crowd: json<{ home: number; draw: number; away: number }>().orNull,
})
export type ReviewPickRow = RowOf<typeof reviewPickRow>

/** Settled picks on matches that kicked off between two moments, in that order. */
export async function reviewPicksBetween(
  db: Kysely<Tables>,
  { championshipId, managerId, from, until }: Participant & Pick<ReviewSeasonRow, 'from' | 'until'>,
): Promise<ReviewPickRow[]> {
  const { rows } = await reviewPickRow.sql`
    select m.sport, p.outcome, p.points, m.home_score as "homeScore", m.away_score as "awayScore",
      case when f.match_id is not null
        then json_build_object('home', f.home_percent, 'draw', f.draw_percent, 'away', f.away_percent) end as forecast,
      case when c.match_id is not null then json_build_object('home', c.home, 'draw', c.draw, 'away', c.away) end as crowd
    from pick p join match m on m.id = p.match_id
    left join forecast f on f.match_id = m.id left join match_crowd c on c.match_id = m.id
    where p.manager_id = ${managerId} and p.points is not null and m.home_score is not null and m.season_id in ${seasonsOf(championshipId)}
      and m.starts_at >= ${from} and (${until}::timestamptz is null or m.starts_at < ${until}::timestamptz)
    order by m.starts_at, m.id`.execute(db)
  return rows
}
