import fc from 'fast-check'
import { firstChampionship } from '#db/championship/championship.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Connected } from '#db/connection/connect.ts'
import { postDues, type Dues } from './ledger.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'

const WRITERS = 12
const MANAGERS = 6

let database: TestDatabase
let writers: Connected
beforeAll(async () => {
  database = await testDatabase()
  writers = connect({ connection: database.connection, poolSize: WRITERS })
  await sql`
    insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select id, 'bot', 'Bot ' || id, 'bot', 'BR', 'b', now() from generate_series(1, ${MANAGERS}::integer) id`.execute(
    database.db,
  )
  await sql`create table posting (seq bigserial, subject text, points integer[])`.execute(database.db)
})
afterAll(async () => {
  await writers.close()
  await database.drop()
})

interface Command {
  kind: Dues['kind']
  /** The id of the round, match or league. */
  id: number
  /** What each manager is due; null if they are not included. */
  points: (number | null)[]
  /** Whether the job runs again after it was done. */
  repeated: boolean
}

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom('lineup', 'pick', 'prize'),
  id: fc.integer({ min: 1, max: 3 }),
  points: fc.array(fc.option(fc.integer({ min: -50, max: 900 })), { minLength: MANAGERS, maxLength: MANAGERS }),
  repeated: fc.boolean(),
})
const refName = { lineup: 'roundId', pick: 'matchId', prize: 'leagueId' } as const

async function post({ kind, id, points }: Command): Promise<void> {
  await writers.db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId: firstChampionship })
    const due = points.flatMap((value, index) => (value === null ? [] : [{ managerId: index + 1, value }]))
    await postDues(trx, {
      championshipId: firstChampionship,
      kind,
      subject: `${kind}:${id}`,
      refs: { [refName[kind]]: id },
      at: new Date(),
      managerIds: due.map(({ managerId }) => managerId),
      points: due.map(({ value }) => value),
    })
    await sql`insert into posting (subject, points) values (${`${kind}:${id}`}, ${points.map((value) => value ?? 0)}::integer[])`.execute(
      trx,
    )
  })
}

test('LD1 LD3 LD4 twelve writers with generated commands: every subject has its last posting, with one entry per key', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 1, maxLength: 5 }), { minLength: WRITERS, maxLength: WRITERS }),
      async (scripts) => {
        await sql`alter table ledger disable trigger user`.execute(database.db)
        await sql`truncate ledger, posting`.execute(database.db)
        await sql`alter table ledger enable trigger user`.execute(database.db)
        await Promise.all(
          scripts.map(async (script) => {
            for (const one of script) {
              await post(one)
              if (one.repeated) await post(one)
            }
          }),
        )
        const { rows: wrong } = await sql`
          with last as (select distinct on (subject) subject, points from posting order by subject, seq desc),
          due as (select subject, u.manager_id::integer, u.points from last, unnest(points) with ordinality as u (points, manager_id)),
          held as (
            select substring(key from '^[a-z]+:[0-9]+') as subject, manager_id, sum(points) as points,
              array_agg(substring(key from '[0-9]+$')::integer order by substring(key from '[0-9]+$')::integer) as revisions,
              array_agg(kind order by substring(key from '[0-9]+$')::integer) as kinds
            from ledger group by 1, 2)
          select * from due full join held using (subject, manager_id)
          where coalesce(due.points, 0) <> coalesce(held.points, 0)
            or revisions <> array(select generate_series(1, cardinality(revisions)))
            or kinds[1] = 'correction' or 'correction' <> any (kinds[2:])`.execute(database.db)
        expect(wrong).toEqual([])
      },
    ),
    { numRuns: 12 },
  )
})

test('LD3 a key exists once, whoever writes it', async () => {
  const entry = sql`insert into ledger (championship_id, key, manager_id, kind, points, at) values (1, 'lineup:9:1:1', 1, 'lineup', 5, now())`
  await entry.execute(database.db)
  await expect(entry.execute(database.db)).rejects.toMatchObject({ code: '23505' })
})
