import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
})
afterAll(() => app.close())

test('NT12 the calendar has deadlines, the matches of the person’s club and their picks, until its address is revoked; CP4 nothing of a championship that turned private', async () => {
  const { cookie, managerId } = await signInAs(app.session)
  const call = (method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const playerIds = await cheapEleven(app.db)
  await call('POST', '/api/squads', { name: 'Time', playerIds, captainId: null, roundId: OPEN_ROUND })
  await sql`update manager set favorite_club_id = 1 where id = ${managerId}`.execute(app.db)
  await sql`insert into pick (match_id, manager_id, outcome, saved_at) values (10, ${managerId}, 'H', game_now())`.execute(
    app.db,
  )
  const { address } = (await (await call('POST', '/api/calendar')).json()) as { address: string }
  const path = new URL(address).pathname
  const read = (at: string) => app.request(at)
  const answer = await read(path)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const uidsOf = (text: string) => Array.from(text.matchAll(/^UID:([a-z]+-\d+)@/gm), ([, uid = '']) => uid).toSorted()
  expect(uidsOf(await answer.text())).toEqual(['deadline-2', 'deadline-3', 'match-10', 'match-9'])
  await sql`update championship set is_public = false`.execute(app.db)
  expect(uidsOf(await (await read(path)).text()), 'CP4 a championship turned private').toEqual([])
  await sql`update championship set is_public = true`.execute(app.db)
  const { address: next } = (await (await call('POST', '/api/calendar')).json()) as { address: string }
  expect([(await read(path)).status, (await read(new URL(next).pathname)).status]).toEqual([404, 200])
  await call('DELETE', '/api/calendar')
  expect((await read(new URL(next).pathname)).status).toBe(404)
})
