import type { Kysely } from 'kysely'
import { rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Position } from '#domain/sport/position.ts'

const importedPlayerRow = rowOf({ key: text, name: text, club: text, position: text.of<Position>() })
export type ImportedPlayer = RowOf<typeof importedPlayerRow>

/** Players of a championship with a key: they came from a file, or organisers typed them. */
export async function importedPlayers(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<ImportedPlayer[]> {
  const { rows } = await importedPlayerRow.sql`
    select p.source_key as key, p.name, c.name as club, p.position from player p join club c on c.id = p.club_id
    where p.championship_id = ${championshipId} and p.source_key is not null order by p.id`.execute(db)
  return rows
}
