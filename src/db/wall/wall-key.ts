import { sql, type RawBuilder } from 'kysely'

/** The league or match of a wall. */
export type WallKey = { kind: 'league' | 'match'; id: number }

const columnOf = ({ kind }: WallKey) => (kind === 'league' ? 'league_id' : 'match_id')

/** SQL for "the row of `table` belongs to this wall". */
export const isOf = (wall: WallKey, table: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}.${columnOf(wall)}`)} = ${wall.id}`

/** The values of both columns, `league_id` and `match_id`, for a new row. */
export const idsOf = ({ kind, id }: WallKey): RawBuilder<unknown> =>
  kind === 'league' ? sql`${id}::integer, null::integer` : sql`null::integer, ${id}::integer`
