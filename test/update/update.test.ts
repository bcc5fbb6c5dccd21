import { createProviders } from '#jobs/providers.ts'
import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { openRound } from '#db/round/round.ts'
import { readWorkQueue } from '#db/operator/work-queue.ts'
import { migrate } from '#db/migrate/migrate.ts'
import type { TestDatabase } from '#db/testing/test-database.ts'
import { jumpTo, lastWhistle, lockAtDeadline, planOf } from '#jobs/testing/play-round.ts'
import { startWorker } from '#jobs/worker.ts'
import { newestFixture, type Fixture } from './fixture.ts'
import { fixtureDatabase } from './fixture-database.ts'

const patience = { timeout: 100_000, interval: 100 }

let database: TestDatabase
afterEach(() => database.drop())

async function open(name: string): Promise<Fixture> {
  const kept = await fixtureDatabase(name)
  database = kept.database
  await migrate(database.pool)
  return kept.fixture
}

const wrong = async () => (await audit(database.db)).filter((finding) => finding.wrong > 0)

async function liveRound() {
  const { id } = await database.db
    .selectFrom('round')
    .select('id')
    .where('state', '=', 'live')
    .executeTakeFirstOrThrow()
  return planOf(database.db, id)
}

async function unfinished(roundId: number): Promise<unknown> {
  const { rows } = await sql`
    select r.state, (select count(*)::integer from match where state = 'final' and not picks_settled) as unsettled
    from round r where r.id = ${roundId}`.execute(database.db)
  return rows[0]
}

/** What each squad in the league of the account and the guest earned in the round. */
async function leagueOf({ people }: Fixture, roundId: number) {
  const { rows } = await rowOf({ kind: text, name: text, tenths: int.orNull, place: int.orNull }).sql`
    select m.kind, q.name, s.point_tenths as tenths, t.rank as place
    from league_member t join squad q on q.id = t.squad_id join manager m on m.id = t.manager_id
    left join lineup_score s on s.round_id = ${roundId} and s.squad_id = t.squad_id
    where t.league_id = ${people.leagueId} order by q.id`.execute(database.db)
  return rows
}

/** LD5: counts the ledger's corrections, and those among them that name no correction. */
async function corrections() {
  const { rows } = await rowOf({ lines: int, unnamed: int }).sql`
    select count(*)::integer as lines, count(*) filter (where correction_id is null)::integer as unnamed
    from ledger where kind = 'correction' and league_id is null`.execute(database.db)
  expect(rows[0]?.lines).toBeGreaterThan(0)
  return rows[0]
}

/** DV2: in the fixture nobody is in a group. The next lock spreads the managers who have played over the tiers. */
async function firstDivisions(): Promise<number[]> {
  const { db } = database
  const next = await openRound(db, firstChampionship)
  if (!next) throw new Error('no round is open')
  expect(await lockAtDeadline(db, await planOf(db, next.id))).toBe('locked')
  const { rows } = await rowOf({ tier: int }).sql`select distinct tier from division_member order by tier`.execute(db)
  return rows.map(({ tier }) => tier)
}

describe(`the data of version ${newestFixture()} in the middle of a round`, () => {
  test('is played on by this version, and every point can be traced', async () => {
    const fixture = await open(newestFixture())
    expect(await corrections()).toEqual({ lines: expect.any(Number), unnamed: 0 })

    const round = await liveRound()
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const worker = await startWorker({
      ...database,
      log,
      providers: createProviders(database.db),
    })
    await jumpTo(database.db, lastWhistle(round))
    await expect.poll(() => unfinished(round.id), patience).toEqual({ state: 'settled', unsettled: 0 })
    await worker.stop()
    expect(log.error).not.toHaveBeenCalled()
    expect((await readWorkQueue(database.db)).failing).toBe(0)
    expect(await leagueOf(fixture, round.id)).toEqual([
      { kind: 'account', name: 'Time da Ana', tenths: expect.any(Number), place: expect.any(Number) },
      { kind: 'guest', name: 'Time do visitante', tenths: expect.any(Number), place: expect.any(Number) },
    ])
    expect(await firstDivisions()).toEqual([1, 2, 3, 4, 5])
    expect(await wrong()).toEqual([])
  })
})
