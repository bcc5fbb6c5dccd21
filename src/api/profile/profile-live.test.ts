import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ManagerView } from '#contract/manager.ts'
import type { Profile } from '#contract/profile.ts'
import type { OwnRanking, RankingView } from '#contract/ranking.ts'
import { mergeGuest } from '#db/person/manager-merge.ts'
import { rngFrom } from '#domain/rng.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { hours, makeRound, playStep, ROUND } from '#api/testing/test-round.ts'
import { setGameTime } from '#db/testing/game-time.ts'

const eleven = [100, 201, 302, 403, 104, 205, 306, 407, 108, 209, 310]
let app: TestApp
let ana: SignedIn

beforeAll(async () => {
  app = await testApp()
  await makeRound(app.db, { managers: 20, rng: rngFrom('profiles') })
  await sql`update manager_stat set lineups = 1, points = manager_id * 10`.execute(app.db)
  ana = await signInAs(app.session, { name: 'Ana Braga' })
  await sql`
    insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
    values (1, 'campo', ${ana.managerId}, 'Time da Ana', ${eleven}::integer[], ${eleven.map(() => 60)}::smallint[], 100, ${hours(-30)}, ${hours(-30)})`.execute(
    app.db,
  )
})
afterAll(() => app.close())

async function get<T>(path: string, who?: SignedIn): Promise<T> {
  return (await testBrowser(app, who ? { cookie: who.cookie } : {}).get(path)).body as T
}

async function hear() {
  app.live.feedOf(firstChampionship).reconnected()
  await app.live.feedOf(firstChampionship).idle()
}

/**
 * Everybody on the first page of the rankings has the same points and rank on their own page. So does Ana, also on the
 * profile.
 */
async function expectAgreement(isProvisional: boolean) {
  const { items: entries } = await get<RankingView>('/api/rankings')
  for (const { managerId, rank, score: points } of entries)
    expect((await get<ManagerView>(`/api/managers/${managerId}`)).stats).toMatchObject({ points, rank, isProvisional })
  const { own } = await get<OwnRanking>('/api/rankings/own', ana)
  const mine = { points: own?.score ?? 0, rank: own?.rank ?? null, isProvisional }
  expect((await get<Profile>('/api/profile', ana)).stats).toMatchObject(mine)
  expect((await get<ManagerView>(`/api/managers/${ana.managerId}`)).stats).toMatchObject(mine)
  return mine
}

test('RK1 RK4 a profile has the points and the place of the rankings, provisional during a round', async () => {
  await hear()
  expect(await expectAgreement(false)).toMatchObject({ points: 0, rank: null })
  await setGameTime(app.db, hours(0))
  expect(await lockRound(app.db, ROUND)).toBe('locked')
  await playStep(app.db, { matchId: 1, seq: 1, points: new Map([[100, 200]]) })
  await hear()
  expect(await expectAgreement(true)).toMatchObject({ points: 300 })
})

test('the id of a guest leads to the account that took over their game', async () => {
  const guest = testBrowser(app)
  await guest.put(`/api/managers/${ana.managerId}/follow`)
  const { managerId: guestId } = (await guest.get('/api/profile')).body
  const carla = await signInAs(app.session, { name: 'Carla Dias' })
  await mergeGuest(app.db, { guestId, accountId: carla.managerId })
  expect(await get<ManagerView>(`/api/managers/${guestId}`)).toMatchObject({
    managerId: carla.managerId,
    name: 'Carla Dias',
  })
})
