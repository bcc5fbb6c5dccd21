import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from './outbox-entry.ts'
import { note, device, wanted, problem, texts } from '#web/testing/outbox-device.ts'

describe('two tabs', () => {
  test('do not send an entry twice, and both learn the result', async () => {
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

  test('answer the code that made the entry, whichever tab sends it', async () => {
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
  test('never send entries as another person', async () => {
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

  test('send a guest’s entries as the account that absorbed the guest', async () => {
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

  test('lose their entries when they sign out, and keep those of others', async () => {
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

  test('lose the entries of a session that was ended elsewhere, and read how many', async () => {
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

  test('are asked to sign in again, and lose nothing', async () => {
    const { openTab, server, timers } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('sign_in_needed', 401))
    expect(await tab.submit(note, wanted('x'))).toBeNull()
    expect(tab.state()).toMatchObject({ needsSignIn: true, entries: [{ state: 'waiting' }] })
    expect(timers).toEqual([])
  })
})

test('an entry for the worker contains its request with its current key', async () => {
  const { openTab, shared, server } = device()
  const tab = openTab()
  const keyOf = () => tab.state().entries.map(({ id, request }) => [id, request?.headers['Idempotency-Key']])
  shared.isOnline = false
  await tab.submit(note, wanted('x'))
  const [[id, key] = []] = keyOf()
  expect(key).toBe(id)
  shared.isOnline = true
  server.answer = () => Promise.reject(problem('market_closed', 422))
  await tab.flush()
  shared.isOnline = false
  await tab.retry(id ?? '')
  const [[nextId, nextKey] = []] = keyOf()
  expect(nextKey).toBe(nextId)
  expect(nextId).not.toBe(id)
})

test('a page that is left sends its unsent entries under keys that a repeat uses again', async () => {
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

test('an entry that is about to be sent goes when the page is left', async () => {
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
  ['is sent at once under a second key, and again after the first one', false, ['x a', 'x b']],
  ['waits, if it depends on the answer to the first one', true, ['x a']],
])(
  'if a page is left while an entry is in flight, the second one about the same subject %s',
  async (_name, follows, gone) => {
    const { openTab, received, server } = device()
    const kind = { ...note }
    if (!follows) delete kind.follow
    server.answer = () => new Promise(() => {})
    // The browser releases the lock of a closed page. A test cannot, so this page never takes the lock.
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
  },
)
