import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { DataSet } from '#domain/data-set.ts'

export const versionChannel = 'craque_version'

/** Inside the transaction that changes the data: every process hears of it when it commits. */
export async function bumpVersion(trx: Transaction<Tables> | Kysely<Tables>, ...names: DataSet[]): Promise<void> {
  for (const name of names) await sql`select bump_version(${name})`.execute(trx)
}

export interface DataVersions {
  get: (name: DataSet) => number
  reload: () => Promise<void>
  heard: (name: DataSet) => void
}

/** The versions as this process knows them; `reload` after a connection was lost, `heard` for each announcement. */
export function createDataVersions(db: Kysely<Tables>): DataVersions {
  let known = new Map<DataSet, number>()
  return {
    get: (name) => known.get(name) ?? 0,
    reload: async () => {
      const rows = await db.selectFrom('data_version').select(['name', 'version']).execute()
      known = new Map(rows.map(({ name, version }) => [name, version]))
    },
    heard: (name) => {
      known.set(name, (known.get(name) ?? 0) + 1)
    },
  }
}
