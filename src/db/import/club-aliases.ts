import type { Kysely } from 'kysely'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Game } from '#domain/import/pair-clubs.ts'

/** JN2: keys that files use, with the key of the club that each means. */
export async function clubAliases(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Map<string, string>> {
  const { rows } = await rowOf({ key: text, slug: text }).sql`
    select a.key, c.slug from club_alias a join club c on c.id = a.club_id
    where a.championship_id = ${championshipId}`.execute(db)
  return new Map(rows.map(({ key, slug }) => [key, slug]))
}

const storedClubRow = rowOf({ key: text, name: text, city: text, players: int, games: json<Game[]>() })
export type StoredClub = RowOf<typeof storedClubRow>

/** The stored football clubs, with facts that help to decide whether a club in a file is one of them. */
export async function storedClubs(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<StoredClub[]> {
  const { rows } = await storedClubRow.sql`
    with game as (
      select m.home_club_id as club_id, r.number as round, o.slug as opponent, true as "isHome", m.starts_at,
        m.home_score as scored, m.away_score as conceded, m.state
      from match m join season s on s.id = m.season_id join club o on o.id = m.away_club_id left join round r on r.id = m.round_id
      where s.championship_id = ${championshipId} and s.sport = 'futebol'
      union all
      select m.away_club_id, r.number, o.slug, false, m.starts_at, m.away_score, m.home_score, m.state
      from match m join season s on s.id = m.season_id join club o on o.id = m.home_club_id left join round r on r.id = m.round_id
      where s.championship_id = ${championshipId} and s.sport = 'futebol')
    select c.slug as key, c.name, c.city,
      (select count(*)::integer from player p where p.club_id = c.id and p.price is not null) as players,
      coalesce((select json_agg(json_strip_nulls(json_build_object('round', coalesce(g.round, 0), 'opponent', g.opponent, 'isHome', g."isHome",
          'day', to_char(g.starts_at at time zone 'UTC', 'YYYY-MM-DD'),
          'scored', case when g.state = 'final' then g.scored end, 'conceded', case when g.state = 'final' then g.conceded end)))
        from game g where g.club_id = c.id), '[]') as games
    from club c where c.championship_id = ${championshipId} and c.sport = 'futebol' order by c.id`.execute(db)
  return rows.map((club) => ({
    ...club,
    games: club.games.map((game) => ({ ...game, round: game.round === 0 ? null : game.round })),
  }))
}
