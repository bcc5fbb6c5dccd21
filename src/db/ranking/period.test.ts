import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChampionship } from '#db/championship/championships.ts'
import { startClock } from '#db/clock/clock.ts'
import { waitingFor } from '#db/manager/waiting.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rankingPeriodEnds, rankingStats } from './ranking.ts'

const STILL = 0.000_001
/** A Sunday at 13:00 in Brazil. In Japan it is already Monday, and June. */
const AT = new Date('2026-05-31T16:00:00Z')
const HOUR_MS = 3_600_000

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    values (50, 'account', 'Ana', 'ana', 'BR', 'a', now())`.execute(database.db)
})
afterAll(() => database.drop())

test.each([
  ['America/Sao_Paulo', { inMonth: false, inWeek: false, endsInHours: 11, picksToday: 1 }],
  ['Asia/Tokyo', { inMonth: true, inWeek: true, endsInHours: 6 * 24 + 23, picksToday: 2 }],
])('CP8 in %s months, weeks and days begin by local time', async (timeZone, expected) => {
  const { db } = database
  const slug = timeZone.toLowerCase().replace('/', '-').replace('_', '-')
  const id = (await db
    .transaction()
    .execute((trx) => createChampionship(trx, { slug, name: slug, source: 'file', timeZone })))!
  await startClock(db, id, { at: AT, pace: STILL })
  await sql`insert into manager_stat (manager_id, championship_id, month, month_points, week, week_points)
    values (50, ${id}, '2026-06-01', 7, '2026-06-01', 7)`.execute(db)
  await sql`insert into season (id, championship_id, sport, number, starts_on, ends_on)
    values (${50 + id}, ${id}, 'futebol', 1, '2026-04-01', '2026-12-01')`.execute(db)
  await sql`insert into club (id, championship_id, sport, slug, name, short_name, code, city, color_primary, color_secondary, pattern)
    select 50 + ${id} * 10 + n, ${id}, 'futebol', 'c' || n, 'C' || n, 'C' || n, 'C0' || n, 'X', '#000000', '#ffffff', 'plain'
    from generate_series(1, 2) n`.execute(db)
  // At 22:00 in Brazil, which is 10:00 in Japan; and at 05:00 in Brazil, still the same day in Japan.
  await sql`insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at)
    select 50 + ${id} * 10 + n, 'futebol', ${50 + id}, 50 + ${id} * 10 + 1, 50 + ${id} * 10 + 2, at::timestamptz
    from unnest(array['2026-06-01T01:00Z', '2026-06-01T08:00Z']) with ordinality x (at, n)`.execute(db)
  const { inMonth, inWeek } = (await db.transaction().execute((trx) => rankingStats(trx, id))).columns
  const { inMs } = await rankingPeriodEnds(db, id)
  const { picks } = await waitingFor(db, { championshipId: id, managerId: 50 })
  const isSlowed = Math.round((inMs * STILL) / HOUR_MS)
  expect({ inMonth: inMonth[0] === 1, inWeek: inWeek[0] === 1, endsInHours: isSlowed, picksToday: picks }).toEqual(
    expected,
  )
})

test('a clock that almost stands still ends no period, and rankings can be read', async () => {
  const { db } = database
  const id = (await db
    .transaction()
    .execute((trx) => createChampionship(trx, { slug: 'parado', name: 'Parado', source: 'file' })))!
  await startClock(db, id, { at: AT, pace: 1e-12 })
  expect(await rankingPeriodEnds(db, id)).toEqual({ inMs: Number.POSITIVE_INFINITY })
})
