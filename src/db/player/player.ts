import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'
import { newestOfClub } from '#db/match/match.ts'
import type { PlayerStatus, Tables } from '#db/schema/schema.ts'

const playerRow = rowOf({
  id: int,
  name: text,
  shirtNumber: int,
  clubId: int,
  position: text.of<Position>(),
  status: text.of<PlayerStatus>(),
  price: int,
  priceChange: int,
})
export type PlayerRow = RowOf<typeof playerRow>

export async function marketPlayer(
  db: Kysely<Tables>,
  { championshipId, playerId }: { championshipId: ChampionshipId; playerId: number },
): Promise<PlayerRow | undefined> {
  const { rows } = await playerRow.sql`
    select id, name, shirt_number as "shirtNumber", club_id as "clubId", position, status, price,
      last_price_change as "priceChange"
    from player where id = ${playerId} and championship_id = ${championshipId} and price is not null`.execute(db)
  return rows[0]
}

const playerRoundRow = rowOf({
  roundId: int,
  roundNumber: int,
  matchId: int,
  startsAt: time,
  opponentId: int,
  isHome: bool,
  ownScore: int,
  opponentScore: int,
  pointTenths: int.orNull,
  scouts: json<ScoutCounts>().orNull,
  rules: text.orNull,
  /** The player's position in that match, if it was not their usual one. */
  role: text.of<Position>().orNull,
})
export type PlayerRoundRow = RowOf<typeof playerRoundRow>

/** The last matches of the player's club in rounds, also those that the player missed. */
export async function roundsOfPlayer(
  db: Kysely<Tables>,
  { playerId, clubId, limit }: { playerId: number; clubId: number; limit: number },
): Promise<PlayerRoundRow[]> {
  const { rows } = await playerRoundRow.sql`
    select m.round_id as "roundId", r.number as "roundNumber", m.id as "matchId", m.starts_at as "startsAt",
      case when m.home_club_id = ${clubId} then m.away_club_id else m.home_club_id end as "opponentId",
      m.home_club_id = ${clubId} as "isHome",
      case when m.home_club_id = ${clubId} then m.home_score else m.away_score end as "ownScore",
      case when m.home_club_id = ${clubId} then m.away_score else m.home_score end as "opponentScore",
      pm.point_tenths as "pointTenths", pm.scouts, pm.rules, pm.position as role
    from (${newestOfClub(sql`${clubId}`, { limit })}) m join round r on r.id = m.round_id
    left join player_match pm on pm.match_id = m.id and pm.player_id = ${playerId}
    order by m.starts_at desc`.execute(db)
  return rows
}

export async function pricesOfPlayer(
  db: Kysely<Tables>,
  playerId: number,
  limit: number,
): Promise<{ roundNumber: number; price: number }[]> {
  const { rows } = await rowOf({ roundNumber: int, price: int }).sql`
    select r.number as "roundNumber", h.price from price_history h join round r on r.id = h.round_id
    where h.player_id = ${playerId} order by r.deadline_at desc limit ${limit}`.execute(db)
  return rows.reverse()
}
