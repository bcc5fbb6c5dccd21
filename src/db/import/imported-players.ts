import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Position } from '#domain/sport/position.ts'

export interface ImportedPlayer {
  key: string
  name: string
  club: string
  position: Position
}

/** Of a championship: those that came by a file. */
export async function importedPlayers(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<ImportedPlayer[]> {
  const { rows } = await sql<ImportedPlayer>`
    select p.source_key as key, p.name, c.name as club, p.position from player p join club c on c.id = p.club_id
    where p.championship_id = ${championshipId} and p.source_key is not null order by p.id`.execute(db)
  return rows
}
