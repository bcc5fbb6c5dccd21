import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from './outbox-entry.ts'
import { note, device, wanted, problem, texts } from './outbox.test-helper.ts'

describe('two tabs', () => {
  test('do not send twice, and both learn how it went', async () => {
    const { openTab, shared, received } = device()
    const [one, two] = [openTab(), openTab()]
    shared.isOnline = false
    await one.submit(note, wanted('x'))
    expect(two.state().entries).toMatchObject([{ label: 'x' }])
    shared.isOnline = true
    await Promise.all([one.flush(), two.flush()])
    expect(texts(received)).toEqual(['x a'])
    for (const tab of [one, two]) expect(tab.state()).toMatchObject({ entries: [], sent: [{ label: 'x' }] })
  })

  test('whoever did it is answered although the other tab sends it', async () => {
    const { openTab, received } = device()
    const two = openTab()
    const never = new Promise<void>(() => {})
    const one = openTab({ alone: () => never })
    const outcome = one.submit(note, wanted('x'))
    while (two.state().entries.length === 0) await two.read()
    await two.flush()
    expect(await outcome).toEqual({ answer: { version: 1 } })
    expect(received).toHaveLength(1)
  })
})

describe('people', () => {
  test('nobody’s entries go as somebody else’s', async () => {
    const { openTab, shared, received } = device()
    const tab = openTab()
    shared.isOnline = false
    await tab.submit(note, wanted('x'))
    shared.isOnline = true
    shared.viewer = 8
    await tab.flush()
    expect(received).toEqual([])
    expect(tab.state()).toMatchObject({ isHeld: false, entries: [{ person: 7 }] })
    shared.viewer = 7
    await tab.flush()
    expect(texts(received)).toEqual(['x a'])
  })

  test('what a guest left goes as the account’s that took him in', async () => {
    const { openTab, shared, received } = device()
    const tab = openTab()
    shared.isOnline = false
    await tab.submit(note, wanted('x'))
    shared.isOnline = true
    shared.viewer = 8
    await tab.adopt(7, 8)
    await tab.flush()
    expect(texts(received)).toEqual(['x a'])
  })

  test('who signs out leaves nothing of his behind, and what is somebody else’s stays', async () => {
    const { openTab, shared } = device()
    const [tab, other] = [openTab(), openTab()]
    shared.isOnline = false
    await tab.submit(note, wanted('x'))
    shared.viewer = null
    await tab.submit(note, wanted('before anybody was known'))
    shared.viewer = 8
    await tab.submit(note, wanted('y'))
    await tab.empty(7)
    await other.read()
    for (const one of [tab, other]) expect(one.state().entries).toMatchObject([{ label: 'y', person: 8 }])
  })

  test('of a session that was ended elsewhere nothing stays, and it is said how much was lost', async () => {
    const { openTab, shared, received } = device()
    const tab = openTab()
    shared.isOnline = false
    await tab.submit(note, wanted('x'))
    shared.isOnline = true
    shared.viewer = null
    await tab.flush()
    expect(tab.state(), 'a cookie that is missing says nothing').toMatchObject({ entries: [{ label: 'x' }], lost: 0 })
    shared.hasEnded = true
    await tab.flush()
    expect(tab.state()).toMatchObject({ entries: [], lost: 1 })
    expect(received).toEqual([])
  })

  test('who is not signed in any more is asked to, and nothing is lost', async () => {
    const { openTab, server, timers } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('sign_in_needed', 401))
    expect(await tab.submit(note, wanted('x'))).toBeNull()
    expect(tab.state()).toMatchObject({ needsSignIn: true, entries: [{ state: 'waiting' }] })
    expect(timers).toEqual([])
  })
})

test('what can be sent by the worker says how, under the key it has now', async () => {
  const { openTab, shared, server } = device()
  const tab = openTab()
  const keyOf = () => tab.state().entries.map(({ id, request }) => [id, request?.headers['Idempotency-Key']])
  shared.isOnline = false
  await tab.submit(note, wanted('x'))
  const [[id, key] = []] = keyOf()
  expect(key).toBe(id)
  shared.isOnline = true
  server.answer = () => Promise.reject(problem('closed', 422))
  await tab.flush()
  shared.isOnline = false
  await tab.retry(id ?? '')
  const [[nextId, nextKey] = []] = keyOf()
  expect(nextKey).toBe(nextId)
  expect(nextId).not.toBe(id)
})

test('a page that is left sends what has not gone yet, under the keys it will have again', async () => {
  const { openTab, received, shared } = device()
  const tab = openTab({ alone: () => new Promise<void>(() => {}) })
  void tab.submit(note, wanted('x'))
  void tab.submit(note, wanted('y'))
  tab.sendLast()
  expect(texts(received)).toEqual(['x a', 'y a'])
  const next = openTab()
  while (next.state().entries.length < 2) await next.read()
  await next.flush()
  expect(received.slice(2).map(({ key }) => key)).toEqual(received.slice(0, 2).map(({ key }) => key))
  expect(shared.isOnline).toBe(true)
})

test('what was about to go when the page is left goes, though it is noted as being sent', async () => {
  const { openTab, received, shared } = device()
  const store = await shared.store
  const slow = {
    ...store,
    put: (entry: OutboxEntry) => (entry.state === 'sending' ? new Promise<void>(() => {}) : store.put(entry)),
  }
  const tab = openTab({ store: Promise.resolve(slow) })
  void tab.submit(note, wanted('x'))
  await expect.poll(() => tab.state().entries[0]?.state).toBe('sending')
  expect(received).toEqual([])
  tab.sendLast()
  expect(received).toEqual([{ key: tab.state().entries[0]?.id, body: { about: 'x', text: 'a' } }])
})

test.each([
  ['goes under another key now, for it may overtake it, and in its turn after it', false, ['x a', 'x b']],
  ['stays, when it follows from its answer', true, ['x a']],
])('of what is left while the one before it is on its way the second %s', async (_name, follows, gone) => {
  const { openTab, received, server } = device()
  const kind = { ...note }
  if (!follows) delete kind.follow
  server.answer = () => new Promise(() => {})
  // A closed page does not release its lock itself. The browser does.
  const left = openTab({ alone: (work) => work() })
  void left.submit(kind, wanted('x', 'a'))
  await expect.poll(() => received.length).toBe(1)
  void left.submit(kind, wanted('x', 'b'))
  left.sendLast()
  expect(texts(received)).toEqual(gone)
  server.answer = async () => ({ version: 1 })
  const next = openTab()
  while (next.state().entries.length < 2) await next.read()
  next.register(kind)
  const keys = next.state().entries.map(({ id }) => id)
  await next.flush()
  const again = received.slice(gone.length)
  expect(texts(again)).toEqual(['x a', 'x b'])
  expect(again.map(({ key }) => key)).toEqual(keys)
  expect(new Set(received.map(({ key }) => key)).size).toBe(follows ? 2 : 3)
})
