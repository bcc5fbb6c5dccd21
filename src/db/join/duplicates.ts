import { sql, type Kysely } from 'kysely'
import { int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const twinPlayersRow = rowOf({ keptId: int, keptName: text, goneId: int, goneName: text, club: text })
export type TwinPlayers = RowOf<typeof twinPlayersRow>

const plain = (name: string) => sql.raw(`regexp_replace(lower(unaccent(${name})), '[^a-z0-9]+', ' ', 'g')`)

/**
 * Two players on the market, of one club and with the same name, who never played in one match. The one with fewer
 * matches may be a duplicate.
 */
export async function twinPlayers(
  db: Kysely<Tables>,
  { championshipId, most }: { championshipId: ChampionshipId; most: number },
): Promise<TwinPlayers[]> {
  const { rows } = await twinPlayersRow.sql`
    with one as (
      select p.id, p.name, p.club_id, ${plain('p.name')} as plain,
        (select count(*) from player_match m where m.player_id = p.id) as matches
      from player p where p.championship_id = ${championshipId} and p.price is not null)
    select k.id as "keptId", k.name as "keptName", g.id as "goneId", g.name as "goneName", c.name as club
    from one k join one g on g.club_id = k.club_id and g.plain = k.plain and (k.matches, -k.id) > (g.matches, -g.id)
      join club c on c.id = k.club_id
    where not exists (select from player_match a join player_match b on b.match_id = a.match_id and b.player_id = g.id where a.player_id = k.id)
    order by c.name, k.name, k.id limit ${most}`.execute(db)
  return rows
}

/** Ids of clubs by the keys that files use. */
export async function clubIds(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('club')
    .select(['id', 'slug'])
    .where('championship_id', '=', championshipId)
    .where('sport', '=', 'futebol')
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
