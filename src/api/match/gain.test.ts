import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { rngFrom } from '#domain/rng.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { hours, makeRound, playStep, ROUND } from '#api/testing/test-round.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { setGameTime } from '#db/testing/game-time.ts'

let app: TestApp
let ana: SignedIn
const gain = async (who?: SignedIn) =>
  (await app.request('/api/matches/1/gain', { headers: who ? { cookie: who.cookie } : {} })).json()

beforeAll(async () => {
  app = await testApp()
  await makeRound(app.db, { managers: 1, rng: rngFrom('gain') })
  ana = await signInAs(app.session)
  const players = [100, 101, 202, 303, 304, 305, 306, 307, 308, 309, 310]
  const { rows } = await rowOf({ id: int }).sql`
    insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
    values (1, 'campo', ${ana.managerId}, 'Time', ${players}, ${players.map(() => 60)}, 101, ${hours(-48)}, ${hours(-48)})
    returning id`.execute(app.db)
  await sql`insert into lineup (round_id, squad_id, manager_id, player_ids, captain_id, counts, locked_at)
    values (${ROUND}, ${rows[0]!.id}, ${ana.managerId}, ${players}, 101, true, ${hours(0)})`.execute(app.db)
  await setGameTime(app.db, hours(1))
  const points = new Map([
    [100, 20],
    [101, 35],
    [103, 90],
    [202, -5],
  ])
  await playStep(app.db, { matchId: 1, seq: 0, points, isOver: true })
})
afterAll(() => app.close())

test('SC6 my players of the match with their points, with the captain’s extra half, and nobody else’s', async () => {
  expect(await gain(ana)).toEqual({
    gain: {
      pointTenths: 53 + 20 - 5,
      players: [
        { playerId: 101, clubId: 1, name: 'J1.1', pointTenths: 53, isCaptain: true },
        { playerId: 100, clubId: 1, name: 'J1.0', pointTenths: 20, isCaptain: false },
        { playerId: 202, clubId: 2, name: 'J2.2', pointTenths: -5, isCaptain: false },
      ],
    },
  })
})

test('without a lineup in the round the answer is empty', async () => {
  expect(await gain()).toEqual({ gain: null })
  expect(await gain(await signInAs(app.session))).toEqual({ gain: null })
})
