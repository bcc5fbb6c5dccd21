import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Connected } from '#db/connection/connect.ts'
import { int, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { readBy } from '#db/testing/explained.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { lives, makeSeasons, pages, playRound, ROUNDS_A_SEASON } from '#test/seasons/ten-seasons.ts'

const MANAGERS = 80
/**
 * Some of a manager's rows are read two or three times, as a lineup with its score and its duel. Reading everybody's
 * rows would be eighty times as many.
 */
const MOST_OF_A_LIFE = 10 * ROUNDS_A_SEASON * 6
const GROWING = ['lineup', 'lineup_score', 'duel', 'rank_history', 'pick', 'ledger', 'division_member']

interface Played {
  database: TestDatabase
  one: Connected
}

async function makeGame(seasons: number): Promise<Played> {
  const database = await testDatabase()
  await makeSeasons(database, { managers: MANAGERS, seasons })
  return { database, one: connect({ connection: database.connection, poolSize: 1 }) }
}

/** How many rows of growing tables the work reads, used or not. */
async function rowsRead({ db }: Connected, work: (db: Kysely<Tables>) => Promise<unknown>): Promise<number> {
  const count = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(db)
    const { rows } = await rowOf({ read: int }).sql`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_user_tables
      where relname = any (${GROWING}::text[])`.execute(db)
    return rows[0]?.read ?? 0
  }
  const before = await count()
  await work(db)
  return (await count()) - before
}

async function playSeasons({ one }: Played): Promise<Record<string, number>> {
  const read: Record<string, number> = {}
  await playRound(one.db, async (what, work) => {
    read[what] = await rowsRead(one, work)
  })
  read['ledger'] = await rowsRead(one, pages['the ledger']!)
  return read
}

const games: Played[] = []
beforeAll(async () => {
  games.push(await makeGame(1), await makeGame(10))
}, 120_000)
afterAll(async () => {
  for (const { one, database } of games) {
    await one.close()
    await database.drop()
  }
})

test('a round of the tenth season reads no more than one of the first', async () => {
  const [first, tenth] = [await playSeasons(games[0]!), await playSeasons(games[1]!)]
  for (const [work, rows] of Object.entries(tenth))
    expect([work, rows], `${work}: ${first[work]} rows in the first season`).toEqual([
      work,
      expect.toSatisfy((read: number) => read <= (first[work] ?? 0) * 1.2 + 100),
    ])
})

async function plansIn({ one }: Played, work: (db: Kysely<Tables>) => Promise<unknown>) {
  const readings = (await readBy(one.pool, work)).filter(({ table }) => GROWING.includes(table))
  return {
    rows: readings.reduce((sum, { rows }) => sum + rows, 0),
    looked: readings.filter(({ how }) => how === 'Seq Scan').map(({ table }) => table),
  }
}

test.each(Object.entries(pages))(
  '%s: a page of the tenth season is found by an index among no more rows than one of the first',
  async (_, work) => {
    const [first, tenth] = [await plansIn(games[0]!, work), await plansIn(games[1]!, work)]
    expect(tenth.looked, 'tables that are read whole').toEqual([])
    expect(tenth.rows, `${first.rows} rows in the first season`).toBeLessThanOrEqual(first.rows * 1.2 + 100)
  },
)

test.each(Object.entries(lives))(
  '%s: a sum over ten seasons reads one person’s rows by an index, and nobody else’s',
  async (_, work) => {
    const tenth = await plansIn(games[1]!, work)
    expect(tenth.looked, 'tables that are read whole').toEqual([])
    expect(tenth.rows).toBeLessThanOrEqual(MOST_OF_A_LIFE)
  },
)
