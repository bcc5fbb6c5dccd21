import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { hours, makeRound, ROUND } from './testing/test-round.ts'
import { createLive } from '#api/stream/live.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import type { RankingView } from '#contract/ranking.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { createDataVersions } from '#db/championship/data-version.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { rngFrom } from '#domain/rng.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'

const LEAGUE = 1
let app: TestApp
const rankings = async () => (await app.request('/api/rankings')).json() as Promise<RankingView>
const feed = () => app.live.feedOf(firstChampionship)
/** Leaves lineups of people without a row in `manager_stat`, as a lock of an older version could. */
const breakTable = () => sql`delete from manager_stat`.execute(app.db)
const repairTable = () =>
  sql`insert into manager_stat (championship_id, manager_id) select 1, id from manager where kind = 'bot'`.execute(
    app.db,
  )

beforeAll(async () => {
  app = await testApp()
  await makeRound(app.db, { managers: 12, rng: rngFrom('unread') })
  await setGameTime(app.db, hours(0.1))
  await lockRound(app.db, ROUND)
})
afterAll(() => app.close())

test('three hundred requests for an unreadable table start one chain of retries', async () => {
  await breakTable()
  const warn = vi.fn()
  const live = createLive({ db: app.db, versions: createDataVersions(app.db), log: { warn } })
  const answers = await Promise.allSettled(Array.from({ length: 300 }, () => live.feedOf(firstChampionship).snapshot()))
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(300)
  expect(warn).toHaveBeenCalledTimes(1)
  await repairTable()
  live.feedOf(firstChampionship).reconnected()
  expect((await live.feedOf(firstChampionship).snapshot()).round?.id).toBe(ROUND)
  await live.close()
})

test('pauses grow while any part of a reading fails, and start small again after a success', async () => {
  const warn = vi.fn()
  const live = createLive({ db: app.db, versions: createDataVersions(app.db), log: { warn } })
  const broken = live.feedOf(firstChampionship)
  await broken.snapshot()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const triesAfter = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000)
    await broken.idle()
    return warn.mock.calls.length
  }
  // The table itself can be read, but corrections cannot.
  const breakCorrections = () => sql`alter table correction rename to correction_away`.execute(app.db)
  const repairCorrections = () => sql`alter table correction_away rename to correction`.execute(app.db)
  try {
    await breakCorrections()
    broken.onVersion('ranking')
    expect([await triesAfter(0), await triesAfter(2), await triesAfter(2), await triesAfter(2)]).toEqual([1, 2, 2, 3])
    await repairCorrections()
    expect([await triesAfter(8), (await broken.snapshot()).oldSinceMs]).toEqual([3, null])
    await breakCorrections()
    broken.onVersion('ranking')
    expect([await triesAfter(0), await triesAfter(2)]).toEqual([4, 5])
  } finally {
    vi.useRealTimers()
    await repairCorrections()
    await live.close()
  }
})

test('without a table the answer is 503 and says when to retry; own squads come without a place', async () => {
  await breakTable()
  const person = await signInAs(app.session)
  for (const path of ['/api/rankings', '/api/rankings/own', '/api/rounds/own', '/api/profile']) {
    const answer = await app.request(path, { headers: { cookie: person.cookie } })
    expect([path, answer.status]).toEqual([path, 503])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const squads = await app.request('/api/squads', { headers: { cookie: person.cookie } })
  expect([squads.status, await squads.json()]).toMatchObject([200, { totals: { rank: null } }])
  await repairTable()
})

/** Answers that contain a rank of the table, each with its mark `oldSinceMs`. */
async function marksOf(cookie: string, managerId: number): Promise<Record<string, unknown>> {
  const told = async (path: string) => {
    const answer = await app.request(`/api/${path}`, { headers: { cookie } })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.json()
  }
  const { rows } = await rowOf({ cycle: int, number: int }).sql`
    select cycle_id as cycle, group_number as number from division_member limit 1`.execute(app.db)
  const division = await told(`divisions/${rows[0]?.cycle}/groups/${rows[0]?.number}`)
  return {
    rankings: (await told('rankings')).oldSinceMs,
    ownRound: (await told('rounds/own')).oldSinceMs,
    profile: (await told('profile')).stats.oldSinceMs,
    manager: (await told(`managers/${managerId}`)).stats.oldSinceMs,
    squads: (await told('squads')).totals.oldSinceMs,
    league: (await told(`leagues/${LEAGUE}`)).oldSinceMs,
    ownLeagues: (await told('leagues?scope=mine')).oldSinceMs,
    division: division.oldSinceMs,
  }
}

test('the last known table is answered, marked as old in every answer, until the table can be read again', async () => {
  const { cookie, managerId } = await signInAs(app.session)
  await sql`
    insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (1, ${LEAGUE}, 'Do bairro', 'pontos-corridos', 'public', 100, ${hours(-48)}, ${hours(48)}, ${hours(-48)})`.execute(
    app.db,
  )
  await sql`
    with own as (
      insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
      select 1, 'campo', ${managerId}, 'Meu', player_ids, prices_paid, captain_id, created_at, updated_at from squad limit 1
      returning id)
    insert into league_member (league_id, squad_id, manager_id, joined_at) select ${LEAGUE}, id, ${managerId}, ${hours(-30)} from own`.execute(
    app.db,
  )
  feed().reconnected()
  await feed().idle()
  const known = await rankings()
  expect(known).toMatchObject({ live: { id: ROUND } })
  const all = async () => Object.values(await marksOf(cookie, managerId))
  expect(new Set(await all())).toEqual(new Set([null]))
  await sql`alter table player_match rename to player_match_away`.execute(app.db)
  feed().onVersion('ranking')
  await feed().idle()
  await sql`alter table player_match_away rename to player_match`.execute(app.db)
  const old = await rankings()
  expect(old.oldSinceMs).toBeTypeOf('number')
  expect(old.items).toEqual(known.items)
  const marks = await marksOf(cookie, managerId)
  expect(marks).toEqual(Object.fromEntries(Object.keys(marks).map((view) => [view, old.oldSinceMs])))
  feed().reconnected()
  await feed().idle()
  expect(new Set(await all())).toEqual(new Set([null]))
})
