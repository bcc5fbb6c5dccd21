import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOldTries, refundTry, takeTry } from './rate-limit.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const limit = { tries: 3, windowSeconds: 60 }
const age = (key: string, seconds: number) =>
  sql`update rate_limit set tries = (select array_agg(t - make_interval(secs => ${seconds})) from unnest(tries) t) where key = ${key}`.execute(
    database.db,
  )

test('a key gets as many tries as the limit, then a wait with its length', async () => {
  for (let i = 0; i < 3; i++) expect(await takeTry(database.db, 'a', limit)).toEqual({ ok: true })
  const refused = await takeTry(database.db, 'a', limit)
  expect(refused).toMatchObject({ ok: false })
  expect(!refused.ok && refused.retryAfterSeconds).toBeGreaterThan(50)
  expect(await takeTry(database.db, 'b', limit)).toEqual({ ok: true })
})

test('the window slides: a try is free again when it is a window old', async () => {
  for (let i = 0; i < 2; i++) await takeTry(database.db, 'slide', limit)
  await age('slide', 59)
  expect(await takeTry(database.db, 'slide', limit)).toEqual({ ok: true })
  expect(await takeTry(database.db, 'slide', limit)).toEqual({ ok: false, retryAfterSeconds: 1 })
  await age('slide', 2)
  expect(await takeTry(database.db, 'slide', limit)).toEqual({ ok: true })
})

test('racing processes get no more than the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => takeTry(database.db, 'race', limit)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
})

test('a refunded try can be taken again; refused tries prolong nothing', async () => {
  for (let i = 0; i < 10; i++) await takeTry(database.db, 'back', limit)
  await refundTry(database.db, 'back')
  expect(await takeTry(database.db, 'back', limit)).toEqual({ ok: true })
  expect(await takeTry(database.db, 'back', limit)).toMatchObject({ ok: false })
})

test('old tries are deleted', async () => {
  await takeTry(database.db, 'old', limit)
  await sql`update rate_limit set forget_at = now() - interval '1 second' where key = 'old'`.execute(database.db)
  await forgetOldTries(database.db)
  expect(await database.db.selectFrom('rate_limit').select('key').where('key', '=', 'old').execute()).toEqual([])
})
