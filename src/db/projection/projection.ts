import { sql, type Kysely } from 'kysely'
import { bool, int, json, real, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { newestOfClub } from '#db/match/match.ts'
import type { PlayerStatus, Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import { FANTASY_SPORTS } from '#domain/sport/sport-rules.ts'
import type { Position } from '#domain/sport/position.ts'

const playerRow = rowOf({
  id: int,
  clubId: int,
  position: text.of<Position>(),
  price: int,
  /** The share of the championship's squads that own the player. */
  share: real,
  matchAt: time,
  isHome: bool,
  /** Expected goals of the player's club and of the opponent; null if the match has no forecast yet. */
  goalsFor: real.orNull,
  goalsAgainst: real.orNull,
})
export type PlayerToProject = RowOf<typeof playerRow>

/** Every player on the market with a match in a round; only the first match, if a club plays twice. */
export async function playersToProject(db: Kysely<Tables>, roundId: number): Promise<PlayerToProject[]> {
  const { rows } = await playerRow.sql`
    with side as (
      select distinct on (s.club_id) s.club_id, m.starts_at, s.is_home,
        case when s.is_home then f.home_goals else f.away_goals end as goals_for,
        case when s.is_home then f.away_goals else f.home_goals end as goals_against
      from match m left join forecast f on f.match_id = m.id
      cross join lateral (values (m.home_club_id, true), (m.away_club_id, false)) s (club_id, is_home)
      where m.round_id = ${roundId} order by s.club_id, m.starts_at
    ), owned as (
      select o.player_id, count(*) as owners from round r
      join squad q on q.championship_id = r.championship_id and q.deleted_at is null
      cross join lateral unnest(q.player_ids) as o (player_id)
      where r.id = ${roundId} group by o.player_id
    ), squads as (
      select count(*) as count from squad q join round r on r.championship_id = q.championship_id
      where r.id = ${roundId} and q.deleted_at is null)
    select p.id, p.club_id as "clubId", p.position, p.price,
      (coalesce(owned.owners, 0) / greatest(squads.count, 1)::float8)::real as share,
      side.starts_at as "matchAt", side.is_home as "isHome", side.goals_for as "goalsFor", side.goals_against as "goalsAgainst"
    from side join player p on p.club_id = side.club_id and p.price is not null
    cross join squads left join owned on owned.player_id = p.id
    order by p.id`.execute(db)
  return rows
}

const pastRow = rowOf({
  clubId: int,
  matchId: int,
  atMs: int,
  players: json<{ id: number; scouts: ScoutCounts; tenths: number; played: boolean; position: Position | null }[]>(),
})
export type PastOfClub = RowOf<typeof pastRow>

/** The last finished matches of each club, oldest first, with every player of the club who has a row in the match. */
export async function pastOfClubs(
  db: Kysely<Tables>,
  { championshipId, matches }: { championshipId: ChampionshipId; matches: number },
): Promise<PastOfClub[]> {
  const { rows } = await pastRow.sql`
    select c.id as "clubId", m.id as "matchId", floor(extract(epoch from m.starts_at) * 1000)::float8 as "atMs",
      coalesce((
        select json_agg(json_build_object('id', pm.player_id, 'scouts', pm.scouts, 'tenths', pm.point_tenths,
          'played', pm.took_part, 'position', pm.position))
        from player_match pm where pm.match_id = m.id and pm.club_id = c.id), '[]') as players
    from club c
    cross join lateral (${newestOfClub(sql`c.id`, { limit: matches })}) m
    where c.championship_id = ${championshipId} and c.sport = any (${FANTASY_SPORTS}::sport[])
    order by m.starts_at, m.id`.execute(db)
  return rows
}

export interface ProjectionColumns {
  playerId: number
  mean: number
  deviation: number
  play: number
  low: number
  high: number
  blank: number
  ten: number
  seasonMean: number
  lastFive: number
  /** The share of the championship's squads that own the player. */
  owned: number
}

/** Replaces the projections of a round. */
export async function storeProjections(
  trx: Trx,
  roundId: number,
  projections: readonly ProjectionColumns[],
): Promise<void> {
  await trx.deleteFrom('projection').where('round_id', '=', roundId).execute()
  await sql`
    insert into projection (round_id, player_id, mean_tenths, deviation_tenths, play_chance, low_tenths, high_tenths,
      blank_chance, ten_chance, season_mean_tenths, last_five_tenths, owned_share)
    select ${roundId}, "playerId", mean, deviation, play, low, high, blank, ten, "seasonMean", "lastFive", owned
    from json_to_recordset(${JSON.stringify(projections)}::json) as p ("playerId" integer, mean real, deviation real,
      play real, low smallint, high smallint, blank real, ten real, "seasonMean" real, "lastFive" real, owned real)`.execute(
    trx,
  )
}

const projectionRow = rowOf({
  playerId: int,
  meanTenths: real,
  sdTenths: real,
  playChance: real,
  lowTenths: int,
  highTenths: int,
  blankChance: real,
  tenChance: real,
})
export type ProjectionRow = RowOf<typeof projectionRow>

const columns = sql`
    select player_id as "playerId", mean_tenths as "meanTenths", deviation_tenths as "sdTenths",
      play_chance as "playChance", low_tenths as "lowTenths", high_tenths as "highTenths",
      blank_chance as "blankChance", ten_chance as "tenChance"
    from projection`

export async function projectionsOfRound(db: Kysely<Tables>, roundId: number): Promise<ProjectionRow[]> {
  const { rows } = await projectionRow.sql`${columns} where round_id = ${roundId}`.execute(db)
  return rows
}

export async function projectionOfPlayer(
  db: Kysely<Tables>,
  { roundId, playerId }: { roundId: number; playerId: number },
): Promise<ProjectionRow | undefined> {
  const { rows } = await projectionRow.sql`
    ${columns} where round_id = ${roundId} and player_id = ${playerId}`.execute(db)
  return rows[0]
}

const expectedPlayerRow = rowOf({
  ...projectionRow.columns,
  name: text,
  clubId: int,
  status: text.of<PlayerStatus>(),
  ownedShare: real.orNull,
})
export type ExpectedPlayerRow = RowOf<typeof expectedPlayerRow>

/** The players of each club with the most expected points, the best first. Players who cannot play are left out. */
export async function projectionsOfMatch(
  db: Kysely<Tables>,
  { matchId, eachSide }: { matchId: number; eachSide: number },
): Promise<ExpectedPlayerRow[]> {
  const { rows } = await expectedPlayerRow.sql`
    select b.* from match m
    cross join lateral (values (m.home_club_id), (m.away_club_id)) s (club_id)
    cross join lateral (
      select p.player_id as "playerId", p.mean_tenths as "meanTenths", p.deviation_tenths as "sdTenths",
        p.play_chance as "playChance", p.low_tenths as "lowTenths", p.high_tenths as "highTenths",
        p.blank_chance as "blankChance", p.ten_chance as "tenChance", pl.name, pl.club_id as "clubId", pl.status,
        p.owned_share as "ownedShare"
      from player pl join projection p on p.player_id = pl.id and p.round_id = m.round_id
      where pl.club_id = s.club_id and pl.status in ('provavel', 'duvida')
      order by p.mean_tenths desc, pl.id limit ${eachSide}) b
    where m.id = ${matchId}
    order by b."meanTenths" desc, b."playerId"`.execute(db)
  return rows
}

const scoreRow = rowOf({
  round: int,
  players: int,
  model: real,
  seasonMean: real,
  lastFive: real,
  inside: real,
  /**
   * Rank correlations of each guess with the points. Null where a guess is missing, or all guesses or all points are
   * equal.
   */
  modelOrder: real.orNull,
  seasonMeanOrder: real.orNull,
  lastFiveOrder: real.orNull,
  crowdOrder: real.orNull,
})
export type ProjectionScoreRow = RowOf<typeof scoreRow>

/** Equal values share the mean of their ranks. */
const placeBy = (column: string) => sql`
  rank() over (partition by id order by ${sql.ref(column)})
    + (count(*) over (partition by id, ${sql.ref(column)}) - 1) / 2.0`

/**
 * PJ6: for each of the last settled rounds with projections, the root mean squared errors in points, how often the 80%
 * range contained the result, and how well each guess ordered the players.
 */
export async function projectionScores(
  db: Kysely<Tables>,
  { championshipId, rounds }: { championshipId: ChampionshipId; rounds: number },
): Promise<ProjectionScoreRow[]> {
  const { rows } = await scoreRow.sql`
    with settled as (
      select r.id, r.number, r.deadline_at from round r
      where r.championship_id = ${championshipId} and r.state = 'settled'
        and exists (select from projection p where p.round_id = r.id)
      order by r.deadline_at desc limit ${rounds}
    ), made as (
      select s.id, pm.player_id, sum(pm.point_tenths) as tenths
      from settled s join match m on m.round_id = s.id join player_match pm on pm.match_id = m.id
      group by s.id, pm.player_id
    ), result as (
      select s.id, s.number, s.deadline_at, p.mean_tenths, p.season_mean_tenths, p.last_five_tenths, p.low_tenths,
        p.high_tenths, p.owned_share, coalesce(made.tenths, 0) as tenths
      from settled s join projection p on p.round_id = s.id
      left join made on made.id = s.id and made.player_id = p.player_id
    ), placed as (
      select *, ${placeBy('tenths')} as place, ${placeBy('mean_tenths')} as model_place,
        ${placeBy('season_mean_tenths')} as mean_place, ${placeBy('last_five_tenths')} as five_place,
        case when owned_share is not null then ${placeBy('owned_share')} end as crowd_place
      from result)
    select number as round, count(*)::integer as players,
      (sqrt(avg((mean_tenths - tenths) ^ 2)) / 10)::real as model,
      (sqrt(avg((season_mean_tenths - tenths) ^ 2)) / 10)::real as "seasonMean",
      (sqrt(avg((last_five_tenths - tenths) ^ 2)) / 10)::real as "lastFive",
      avg((tenths between low_tenths and high_tenths)::integer)::real as inside,
      corr(model_place, place)::real as "modelOrder", corr(mean_place, place)::real as "seasonMeanOrder",
      corr(five_place, place)::real as "lastFiveOrder", corr(crowd_place, place)::real as "crowdOrder"
    from placed group by id, number, deadline_at order by deadline_at`.execute(db)
  return rows
}
