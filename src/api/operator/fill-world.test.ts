import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { leaveRoomForBots } from '#db/world/room-for-world.ts'
import type { FillWorld } from './fill-world.ts'

let app: TestApp
let operator: SignedIn
let finish: (outcome: Awaited<ReturnType<FillWorld>>) => void
beforeAll(async () => {
  const database = await testDatabase()
  await leaveRoomForBots(database.db)
  const fillWorld: FillWorld = ({ onProgress }) => {
    onProgress('matches', 0.5)
    return new Promise((resolve) => {
      finish = resolve
    })
  }
  app = await testApp({ database, fillWorld })
  operator = await signInAs(app.session, { operator: true })
})
afterAll(() => app.close())

const ask = () =>
  app.request('/api/operator/world', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: operator.cookie },
    body: JSON.stringify({ size: 'small' }),
  })
const kindOf = async (answer: Response) => ((await answer.json()) as { kind: string }).kind

test('an empty server is filled once, and reports its progress', async () => {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(await kindOf(await ask())).toBe('world_running')
  finish('built')
  expect(await answer.text()).toBe('{"share":0.5}\n{"ended":true}\n')
})

test('lines between start and end show the progress', async () => {
  const answer = await ask()
  finish('not_empty')
  expect(await answer.text()).toBe('{"share":0.5}\n{"ended":false}\n')
})

test('a server with matches is not filled', async () => {
  await sql`insert into season (championship_id, id, sport, number, starts_on, ends_on) values (1, 1, 'futebol', 1, '2026-01-01', '2026-12-31')`.execute(
    app.db,
  )
  expect(await kindOf(await ask())).toBe('world_has_no_room')
})
