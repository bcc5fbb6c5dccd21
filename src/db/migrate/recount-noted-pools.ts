import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { recountTables } from '#db/pool/pool-sums.ts'
import type { Tables } from '#db/schema/schema.ts'

type Queryable = Pick<pg.Pool, 'query'>

/** Kysely whose statements run on this client, in its open transaction. */
const kyselyOn = (client: Queryable) =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => ({ query: client.query.bind(client), release: () => undefined }),
        end: async () => undefined,
      },
    }),
  })

/** BL17: recounts the bolões that a migration has marked, in the transaction that applied the functions. */
export async function recountNotedPools(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('setting') is not null and to_regclass('pool_member') is not null as there`,
  )
  if (!rows[0]?.there) return
  const noted = await client.query<{ leagues: number[] }>(
    `delete from setting where key = 'pools_to_recount' returning value as leagues`,
  )
  const leagues = noted.rows[0]?.leagues
  if (!leagues) return
  // A server of the earlier version may be running, so the lock keeps it from settling during the count.
  await client.query('lock table pool_member in share row exclusive mode')
  await recountTables(kyselyOn(client), leagues)
  await client.query(`select bump_version(name) from data_version where name like 'league%'`)
}
