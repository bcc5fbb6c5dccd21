import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Connected } from '#db/connection/connect.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { makeToken } from '#api/testing/assistant.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs } from '#api/testing/test-people.ts'

let app: TestApp
let replica: Connected
beforeAll(async () => {
  // Requests to this replica fail.
  replica = connect({ connection: { host: '127.0.0.1', port: 1 } })
  app = await testApp({ reads: replica.db })
})
afterAll(async () => {
  await app.close()
  await replica.close()
})

const fromReplica = 503
const fromPrimary = 200

test('reads that may be a second old go to a replica, except for people who have just saved', async () => {
  const [saver, visitor] = [testBrowser(app), testBrowser(app)]
  const look = async ({ get }: typeof saver) => (await get('/api/rounds/newest')).status
  expect(await look(saver)).toBe(fromReplica)
  const { headers } = await saver.put('/api/preferences/nothing')
  expect(headers.get('set-cookie')).toMatch(/^craque_saved=1; Max-Age=5; Path=\/; HttpOnly; SameSite=Lax$/)
  expect([await look(saver), await look(visitor)]).toEqual([fromPrimary, fromReplica])
})

test('a program without cookies sees what it has just saved: a token that may save reads from the primary', async () => {
  const ana = await signInAs(app.session)
  const look = async (scopes: string[]) => {
    const authorization = `Bearer ${await makeToken(app, ana, scopes)}`
    return (await app.request('/api/rounds/newest', { headers: { authorization } })).status
  }
  expect(await look(['read'])).toBe(fromReplica)
  expect(await look(['read', 'picks'])).toBe(fromPrimary)
})

test('without replicas nobody gets a cookie for it', async () => {
  const alone = await testApp()
  const answer = await testBrowser(alone).put('/api/preferences/nothing')
  expect(answer.headers.get('set-cookie')).toBeNull()
  await alone.close()
})
