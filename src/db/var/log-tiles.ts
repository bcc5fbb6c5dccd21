import { sql, type Kysely } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Tile, TilePlace } from '#domain/var/tiles.ts'

export async function readTiles(db: Kysely<Tables>, logId: number, places: readonly TilePlace[]): Promise<Tile[]> {
  if (places.length === 0) return []
  const { rows } = await rowOf({ level: int, tile: int, hashes: text }).sql`
    select t.level, t.tile, t.hashes
    from unnest(${places.map(({ level }) => level)}::smallint[], ${places.map(({ tile }) => tile)}::bigint[]) p (level, tile)
      join var_tile t on t.log_id = ${logId} and t.level = p.level and t.tile = p.tile`.execute(db)
  return rows.map(({ hashes, ...place }) => ({ ...place, hashes: Buffer.from(hashes, 'base64') }))
}

export async function writeTiles(db: Kysely<Tables>, logId: number, tiles: readonly Tile[]): Promise<void> {
  await sql`
    insert into var_tile (log_id, level, tile, hashes)
    select ${logId}, x.* from unnest(${tiles.map(({ level }) => level)}::smallint[], ${tiles.map(({ tile }) => tile)}::bigint[],
      ${tiles.map(({ hashes }) => Buffer.from(hashes).toString('base64'))}::text[]) x
    on conflict (log_id, level, tile) do update set hashes = excluded.hashes`.execute(db)
}

/** The hashes of all leaves, 256 at a time, in base64. */
export async function leavesOf(db: Kysely<Tables>, logId: number): Promise<string[]> {
  const { rows } = await rowOf({ hashes: text }).sql`
    select hashes from var_tile where log_id = ${logId} and level = 0 order by tile`.execute(db)
  return rows.map(({ hashes }) => hashes)
}
