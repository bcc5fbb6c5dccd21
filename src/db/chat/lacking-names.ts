import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

/** In the order of `ids`, without ids that belong to nobody. */
export async function namesOfManagers(db: Kysely<Tables>, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('manager')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => names.get(id) ?? [])
}
