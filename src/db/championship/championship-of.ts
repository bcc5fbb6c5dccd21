import { sql, type Kysely, type RawBuilder } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** Tables with the championship in their own row. */
const TABLES = {
  clubId: 'club',
  divisionCycleId: 'division_cycle',
  leagueId: 'league',
  playerId: 'player',
  roundId: 'round',
  squadId: 'squad',
} as const

type Owned = keyof typeof TABLES | 'matchId'

/** A championship, by its id or by a thing that belongs to it. */
export type OfChampionship = { championshipId: ChampionshipId } | { [Id in Owned]: Record<Id, number> }[Owned]

/** The column is called `id`. No row: the thing does not exist. */
export function championshipQuery(of: OfChampionship): RawBuilder<unknown> {
  if ('championshipId' in of) return sql`select ${of.championshipId}::integer as id`
  if ('matchId' in of)
    return sql`select s.championship_id as id from match m join season s on s.id = m.season_id where m.id = ${of.matchId}`
  const [[name, id] = []] = Object.entries(of) as [keyof typeof TABLES, number][]
  if (!name) throw new Error('championshipQuery needs something that belongs to a championship')
  const own = sql`select championship_id as id from ${sql.table(TABLES[name])} where id = ${id}::integer`
  if (name !== 'clubId') return own
  // JN4: a club that was joined to another is still found by its old id.
  return sql`(${own} union all select championship_id from championship_join
    where kind = 'club' and gone_id = ${id}::integer and undone_at is null limit 1)`
}

/** Undefined: the thing does not exist. */
export async function championshipOf(db: Kysely<Tables>, of: OfChampionship): Promise<ChampionshipId | undefined> {
  const { rows } = await rowOf({ id: int.of<ChampionshipId>() }).sql`${championshipQuery(of)}`.execute(db)
  return rows[0]?.id
}
