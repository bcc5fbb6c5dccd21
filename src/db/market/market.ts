import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { FANTASY_SPORTS } from '#domain/sport/sport-rules.ts'
import type { Position } from '#domain/sport/position.ts'
import { newestOfClub } from '#db/match/match.ts'
import type { PlayerStatus, Tables } from '#db/schema/schema.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, real, rowOf, type RowOf, text } from '#db/connection/row.ts'

const marketRow = rowOf({
  id: int,
  name: text,
  clubId: int,
  position: text.of<Position>(),
  status: text.of<PlayerStatus>(),
  price: int,
  priceChange: int,
  /**
   * The player's points in tenths in the club's last matches, newest first; null where the report does not name the
   * player.
   */
  recent: int.orNull.array,
})
export type MarketRow = RowOf<typeof marketRow>

/** Every player of a championship with a price, and their points in their club's last `matches`. */
export async function marketPlayers(
  db: Kysely<Tables>,
  { championshipId, matches }: { championshipId: ChampionshipId; matches: number },
): Promise<MarketRow[]> {
  const { rows } = await marketRow.sql`
    with played as (
      select c.id as club_id, m.id as match_id, m.starts_at
      from club c cross join lateral (
        ${newestOfClub(sql`c.id`, { limit: matches })}
      ) m
      where c.championship_id = ${championshipId} and c.sport = any (${FANTASY_SPORTS}::sport[])
    )
    select p.id, p.name, p.club_id as "clubId", p.position, p.status, p.price, p.last_price_change as "priceChange",
      coalesce(array_agg(pm.point_tenths order by d.starts_at desc) filter (where d.match_id is not null), '{}') as recent
    from player p
    left join played d on d.club_id = p.club_id
    left join player_match pm on pm.match_id = d.match_id and pm.player_id = p.id
    where p.championship_id = ${championshipId} and p.price is not null
    group by p.id
    order by p.id`.execute(db)
  return rows
}

/** The last `rounds` settled rounds of a championship. */
interface LatestRounds {
  championshipId: ChampionshipId
  rounds: number
}

const settledRounds = ({ championshipId, rounds }: LatestRounds) => sql`
  select id from round where championship_id = ${championshipId} and state = 'settled' order by deadline_at desc limit ${rounds}`

const pricedAppearanceRow = rowOf({ position: text.of<Position>(), price: int, pointTenths: int })
export type PricedAppearance = RowOf<typeof pricedAppearanceRow>

/** Appearances in the last settled rounds, with the player's price before the round. */
export async function pricedAppearances(db: Kysely<Tables>, lately: LatestRounds): Promise<PricedAppearance[]> {
  const { rows } = await pricedAppearanceRow.sql`
    select p.position, h.price - h.change as price, pm.point_tenths as "pointTenths"
    from (${settledRounds(lately)}) r
    join price_history h on h.round_id = r.id
    join player p on p.id = h.player_id
    join match m on m.round_id = r.id
    join player_match pm on pm.match_id = m.id and pm.player_id = p.id`.execute(db)
  return rows
}

export interface MarketClub {
  id: number
  name: string
  code: string
  color_primary: string
  color_secondary: string
  pattern: string
}

export async function marketClubs(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<MarketClub[]> {
  return db
    .selectFrom('club')
    .select(['id', 'name', 'code', 'color_primary', 'color_secondary', 'pattern'])
    .where('championship_id', '=', championshipId)
    .where('sport', 'in', FANTASY_SPORTS)
    .orderBy('id')
    .execute()
}

const forecastSideRow = rowOf({
  clubId: int,
  opponentId: int,
  isHome: bool,
  matchId: int,
  startsAtMs: int,
  /** The forecast from the club's side; null if the match has none yet. */
  winPercent: int.orNull,
  drawPercent: int.orNull,
  goalsFor: real.orNull,
  goalsAgainst: real.orNull,
})
export type ForecastSide = RowOf<typeof forecastSideRow>

const sides = sql`
  select m.id as match_id, m.round_id, m.state, m.starts_at, s.club_id, s.opponent_id, s.is_home,
    case when s.is_home then f.home_percent else f.away_percent end as win_percent, f.draw_percent,
    case when s.is_home then f.home_goals else f.away_goals end as goals_for,
    case when s.is_home then f.away_goals else f.home_goals end as goals_against
  from match m
  left join forecast f on f.match_id = m.id
  cross join lateral (values (m.home_club_id, m.away_club_id, true), (m.away_club_id, m.home_club_id, false))
    as s (club_id, opponent_id, is_home)
  where m.sport = any (${FANTASY_SPORTS}::sport[])`

const sideColumns = sql`x.club_id as "clubId", x.opponent_id as "opponentId", x.is_home as "isHome", x.match_id as "matchId",
  floor(extract(epoch from x.starts_at) * 1000)::float8 as "startsAtMs", x.win_percent as "winPercent",
  x.draw_percent as "drawPercent", x.goals_for as "goalsFor", x.goals_against as "goalsAgainst"`

export async function sidesOfRound(db: Kysely<Tables>, roundId: number): Promise<ForecastSide[]> {
  const { rows } = await forecastSideRow.sql`
    select ${sideColumns} from (${sides} and m.round_id = ${roundId}) x order by x.starts_at`.execute(db)
  return rows
}

export async function nextSidesOfClub(db: Kysely<Tables>, clubId: number, count: number): Promise<ForecastSide[]> {
  const { rows } = await forecastSideRow.sql`
    select ${sideColumns} from (${sides} and m.state = 'scheduled' and (m.home_club_id = ${clubId} or m.away_club_id = ${clubId})) x
    where x.club_id = ${clubId} order by x.starts_at limit ${count}`.execute(db)
  return rows
}

/** Expected goals for and against each club in the last settled rounds, one row per match with a forecast. */
export async function facedGoals(
  db: Kysely<Tables>,
  lately: LatestRounds,
): Promise<{ clubId: number; goalsFor: number; goalsAgainst: number }[]> {
  const { rows } = await rowOf({ clubId: int, goalsFor: real, goalsAgainst: real }).sql`
    select x.club_id as "clubId", x.goals_for as "goalsFor", x.goals_against as "goalsAgainst"
    from (${sides} and m.round_id in (${settledRounds(lately)})) x
    where x.goals_for is not null`.execute(db)
  return rows
}

/** The share of a championship's squads (without empty ones) that own each player, in whole percent. */
export async function ownedPercents(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Map<number, number>> {
  const { rows } = await rowOf({ id: int, percent: int }).sql`
    with counted as (
      select x.id, count(*) as owners from squad s cross join lateral unnest(s.player_ids) as x (id)
      where s.championship_id = ${championshipId} and s.deleted_at is null group by x.id
    )
    select c.id, round(100.0 * c.owners / t.total)::integer as percent
    from counted c, (select count(*) as total from squad
      where championship_id = ${championshipId} and deleted_at is null and cardinality(player_ids) > 0) t`.execute(db)
  return new Map(rows.map(({ id, percent }) => [id, percent]))
}

/** What a browser needs to know the game's time, however wrong its own clock is. */
export async function gameClock(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<{ gameNowMs: number; pace: number }> {
  const { rows } = await rowOf({ gameNowMs: real, pace: real }).sql`${prepared}
    select (extract(epoch from game_now(${championshipId})) * 1000)::float8 as "gameNowMs", pace_of(${championshipId}) as pace`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('the game has no clock')
  return { gameNowMs: Math.round(row.gameNowMs), pace: row.pace }
}
