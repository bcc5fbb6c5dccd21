import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from './testing/test-app.ts'
import { signInAs } from './testing/test-people.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await testApp()
  cookie = (await signInAs(app.session)).cookie
})
afterAll(() => app.close())

const stalled = () => Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })

/** Only the first query fails: later queries find a working database. */
const failOnce = () => vi.spyOn(app.db.getExecutor(), 'executeQuery').mockRejectedValueOnce(stalled())

test.each([
  ['GET', '/api/viewer'],
  ['PUT', '/api/profile/name'],
  ['DELETE', '/api/account/sessions'],
  ['GET', '/api/rankings'],
])('%s %s during a short stall gets 503 and when to retry', async (method, path) => {
  const failed = failOnce()
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await app.request(path, {
    method,
    headers,
    ...(method === 'PUT' && { body: JSON.stringify({ name: 'Ana' }) }),
  })
  expect(await answer.json()).toMatchObject({ status: 503, kind: 'unavailable' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  failed.mockRestore()
})

test('an answer that takes too long is a 503 and says when to retry', async () => {
  const slow = await testApp({ requestMs: 50 })
  const asked = vi.spyOn(slow.db.getExecutor(), 'executeQuery').mockImplementation(async () => {
    await pause(200)
    return { rows: [] }
  })
  const answer = await slow.request('/api/viewer', { headers: { cookie } })
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(await answer.json()).toMatchObject({ kind: 'timed_out' })
  asked.mockRestore()
  await slow.close()
})
