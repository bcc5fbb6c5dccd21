import { sql, type Kysely } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { RoundState, Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { MatchState } from '#domain/match/match-state.ts'
import type { Position } from '#domain/sport/position.ts'

const milliseconds = (at: string) => sql.raw(`floor(extract(epoch from ${at}) * 1000)::float8`)

export interface BookRows {
  clubs: { id: number; name: string; city: string }[]
  players: { id: number; clubId: number; name: string; position: Position; shirtNumber: number; price: number }[]
  rounds: { id: number; number: number; state: RoundState; deadlineMs: number }[]
  matches: {
    id: number
    roundId: number | null
    homeId: number
    awayId: number
    startsAtMs: number
    state: MatchState
    homeScore: number | null
    awayScore: number | null
  }[]
}

/** Football: the clubs of a championship, its players with a price, the rounds and matches of its newest season. */
export async function readBook(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<BookRows> {
  const season = sql`(select id from season where championship_id = ${championshipId} and sport = 'futebol' order by number desc limit 1)`
  const clubs = await rowOf({ id: int, name: text, city: text }).sql`
    select id, name, city from club
    where championship_id = ${championshipId} and sport = 'futebol' order by name collate name_order, id`.execute(db)
  const players = await rowOf({
    id: int,
    clubId: int,
    name: text,
    position: text.of<BookRows['players'][number]['position']>(),
    shirtNumber: int,
    price: int,
  }).sql`
    select p.id, p.club_id as "clubId", p.name, p.position, p.shirt_number as "shirtNumber", p.price
    from club c join player p on p.club_id = c.id
    where c.championship_id = ${championshipId} and c.sport = 'futebol' and p.price is not null
    order by p.club_id, p.position <> 'Goleiro', p.shirt_number, p.name collate name_order, p.id`.execute(db)
  const rounds = await rowOf({
    id: int,
    number: int,
    state: text.of<BookRows['rounds'][number]['state']>(),
    deadlineMs: int,
  }).sql`
    select id, number, state, ${milliseconds('deadline_at')} as "deadlineMs" from round
    where season_id = ${season} order by number`.execute(db)
  const matches = await rowOf({
    id: int,
    roundId: int.orNull,
    homeId: int,
    awayId: int,
    startsAtMs: int,
    state: text.of<BookRows['matches'][number]['state']>(),
    homeScore: int.orNull,
    awayScore: int.orNull,
  }).sql`
    select id, round_id as "roundId", home_club_id as "homeId", away_club_id as "awayId", ${milliseconds('starts_at')} as "startsAtMs",
      state, home_score as "homeScore", away_score as "awayScore"
    from match where season_id = ${season} order by starts_at, id`.execute(db)
  return { clubs: clubs.rows, players: players.rows, rounds: rounds.rows, matches: matches.rows }
}
