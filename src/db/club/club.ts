import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { day, int, real, rowOf, type RowOf } from '#db/connection/row.ts'
import type { SportOfChampionship } from '#db/match/running-season.ts'
import { type MatchRow, clubJson, matchRow, shownOfMatch } from '#db/match/match.ts'
import type { ClubTable, PlayerStatus, Tables } from '#db/schema/schema.ts'

export type ClubRow = Omit<ClubTable, 'slug' | 'championship_id'>

export const clubsOfSport = (db: Kysely<Tables>, { championshipId, sport }: SportOfChampionship): Promise<ClubRow[]> =>
  db
    .selectFrom('club')
    .select(['id', 'sport', 'name', 'short_name', 'code', 'city', 'color_primary', 'color_secondary', 'pattern'])
    .where('championship_id', '=', championshipId)
    .where('sport', '=', sport)
    .orderBy('id')
    .execute()

export async function clubById(
  db: Kysely<Tables>,
  { championshipId, clubId }: { championshipId: ChampionshipId; clubId: number },
): Promise<ClubRow | undefined> {
  return db
    .selectFrom('club')
    .select(['id', 'sport', 'name', 'short_name', 'code', 'city', 'color_primary', 'color_secondary', 'pattern'])
    .where('id', '=', clubId)
    .where('championship_id', '=', championshipId)
    .executeTakeFirst()
}

/** JN4: the club that this one was joined to, also over several joins. */
export async function clubJoinedTo(
  db: Kysely<Tables>,
  { championshipId, clubId }: { championshipId: ChampionshipId; clubId: number },
): Promise<ClubRow | undefined> {
  const { rows } = await rowOf({ id: int }).sql`
    with recursive named as (
      select ${clubId}::integer as id
      union select j.kept_id from named n join championship_join j on j.gone_id = n.id
      where j.championship_id = ${championshipId} and j.kind = 'club' and j.undone_at is null)
    select c.id from named n join club c on c.id = n.id`.execute(db)
  return rows[0] && clubById(db, { championshipId, clubId: rows[0].id })
}

const fixtureRow = rowOf({
  ...matchRow.columns,
  home_percent: int.orNull,
  draw_percent: int.orNull,
  away_percent: int.orNull,
})
export type FixtureRow = RowOf<typeof fixtureRow>

/** A club's running matches and matches to come, soonest first. */
export async function fixturesOfClub(db: Kysely<Tables>, clubId: number, limit: number): Promise<FixtureRow[]> {
  const { rows } = await fixtureRow.sql`
    select ${shownOfMatch},
      ${clubJson('home')} as home, ${clubJson('away')} as away, f.home_percent, f.draw_percent, f.away_percent
    from match m join club home on home.id = m.home_club_id join club away on away.id = m.away_club_id
    left join forecast f on f.match_id = m.id
    where ${clubId} in (m.home_club_id, m.away_club_id) and m.state in ('scheduled', 'live')
    order by m.starts_at limit ${limit}`.execute(db)
  return rows
}

export interface SquadPlayerRow {
  id: number
  name: string
  position: string
  shirt_number: number
  status: PlayerStatus
  price: number | null
}

export const playersOfClub = (db: Kysely<Tables>, clubId: number): Promise<SquadPlayerRow[]> =>
  db
    .selectFrom('player')
    .select(['id', 'name', 'position', 'shirt_number', 'status', 'price'])
    .where('club_id', '=', clubId)
    .orderBy('shirt_number')
    .orderBy('id')
    .execute()

const strengthRow = rowOf({ club_id: int, day, rating: real })
export type StrengthRow = RowOf<typeof strengthRow>

/**
 * The strengths of a sport's clubs from the day of `since` on. Begins with each club's strength on that day, even if it
 * was computed earlier.
 */
export async function strengthsSince(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
  since: Date,
): Promise<StrengthRow[]> {
  const { rows } = await strengthRow.sql`
    with first as not materialized (select day_of(${since}::timestamptz) as day)
    select s.club_id, s.day, s.rating
    from club_strength s join club c on c.id = s.club_id, first
    where c.championship_id = ${championshipId} and c.sport = ${sport} and s.day > first.day
    union all
    select c.id, first.day, s.rating
    from club c, first, lateral (
      select rating from club_strength s where s.club_id = c.id and s.day <= first.day order by s.day desc limit 1) s
    where c.championship_id = ${championshipId} and c.sport = ${sport}
    order by day, club_id`.execute(db)
  return rows
}

export const strengthOfClub = (db: Kysely<Tables>, clubId: number): Promise<StrengthRow[]> =>
  db
    .selectFrom('club_strength')
    .select(['club_id', 'day', 'rating'])
    .where('club_id', '=', clubId)
    .orderBy('day')
    .execute()

export async function clubNames(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<string[]> {
  const rows = await db.selectFrom('club').select('name').where('championship_id', '=', championshipId).execute()
  return rows.map(({ name }) => name)
}

/** Names, short names and codes of clubs, which people may use in a message (PM2). */
export async function namesOfClubs(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom('club')
    .select(['id', 'name', 'short_name as shortName', 'code'])
    .where('id', 'in', [0, ...ids])
    .execute()
}

export async function clubsWithShirts(db: Kysely<Tables>, ids: readonly number[]): Promise<MatchRow['home'][]> {
  return db
    .selectFrom('club')
    .select(['id', 'name', 'color_primary', 'color_secondary', 'pattern'])
    .where('id', 'in', [0, ...ids])
    .orderBy('name')
    .execute()
}
