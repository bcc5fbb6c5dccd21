import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ApiProblem } from '#web/base/api-client.ts'
import { memoryStore } from './entry-store.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { OutboxKind } from './outbox-kind.ts'
import { createOutbox, type OutboxNews, type OutboxParts } from './outbox.ts'

interface Note {
  about: string
  text: string
  version?: number
}
const note: OutboxKind<Note, { version: number }> = {
  name: 'note',
  deed: () => 'profile',
  subject: ({ about }) => about,
  request: (body) => ({ path: '/api/notes', method: 'PUT', body }),
  schema: async () => z.object({ version: z.int() }),
  late: ['closed'],
  alreadySo: () => ['there_already'],
  refusalIn: (answer) => (answer.version < 0 ? { kind: 'closed', text: 'Fechou.' } : undefined),
  follow: (body, { version }) => ({ ...body, version }),
}

/** One device: what its tabs share, and a server that answers as it is told. */
function device() {
  const shared = { store: Promise.resolve(memoryStore()), viewer: 7 as number | null, isOnline: true, nowMs: 1_000_000 }
  const tabs: { hear: (news: OutboxNews) => void }[] = []
  const received: { key: string; body: Note }[] = []
  const timers: { afterMs: number; work: () => void }[] = []
  let lock = Promise.resolve()
  const server: { answer: (entry: OutboxEntry) => Promise<unknown> } = {
    answer: async () => ({ version: received.length }),
  }

  function openTab(more: Partial<OutboxParts> = {}) {
    const parts: OutboxParts = {
      store: shared.store,
      viewer: async () => shared.viewer,
      knownViewer: () => shared.viewer,
      forgetViewer: () => {},
      send: async (_kind, entry) => {
        received.push({ key: entry.id, body: entry.body as Note })
        return server.answer(entry)
      },
      alone: (work) => (lock = lock.then(work)),
      tell: (news) => {
        for (const other of tabs) if (other !== tab) other.hear(structuredClone(news))
      },
      arrived: () => {},
      wordsOf: (error) => (error instanceof Error ? error.message : ''),
      isOnline: () => shared.isOnline,
      nowMs: () => shared.nowMs,
      later: (afterMs, work) => {
        timers.push({ afterMs, work })
        return () => {}
      },
      ...more,
    }
    const tab = createOutbox(parts)
    tab.register(note)
    tabs.push(tab)
    return tab
  }
  return { shared, server, received, timers, openTab }
}

const wanted = (about: string, text = 'a') => ({ body: { about, text }, label: about })
const problem = (kind: string, status: number, facts = {}) =>
  new ApiProblem({ kind, status, detail: `words of ${kind}`, facts })
const texts = (received: { body: Note }[]) => received.map(({ body }) => `${body.about} ${body.text}`)

describe('what is done while there is a line', () => {
  test('is sent at once, and whoever did it gets the answer', async () => {
    const { openTab, received } = device()
    const tab = openTab()
    expect(await tab.submit(note, wanted('x'))).toEqual({ answer: { version: 1 } })
    expect(texts(received)).toEqual(['x a'])
    expect(tab.state()).toMatchObject({ entries: [], sent: [{ label: 'x' }], isHeld: false })
  })

  test('and is refused is thrown to whoever did it, and is not kept', async () => {
    const { openTab, server } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('name_taken', 409))
    await expect(tab.submit(note, wanted('x'))).rejects.toThrow('words of name_taken')
    expect(tab.state().entries).toEqual([])
  })

  test('and was so already has arrived', async () => {
    const { openTab, server } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('there_already', 409))
    expect(await tab.submit(note, wanted('x'))).toEqual({ answer: undefined })
    expect(tab.state().entries).toEqual([])
  })
})

describe('without a line', () => {
  test('everything waits and then goes in the order in which it was done', async () => {
    const { openTab, shared, received } = device()
    const tab = openTab()
    shared.isOnline = false
    expect(await tab.submit(note, wanted('x'))).toBeNull()
    expect(await tab.submit(note, wanted('y'))).toBeNull()
    expect(tab.state()).toMatchObject({ isHeld: true, entries: [{ label: 'x' }, { label: 'y' }] })
    expect(received).toEqual([])
    shared.isOnline = true
    await tab.flush()
    expect(texts(received)).toEqual(['x a', 'y a'])
    expect(tab.state().sent.map(({ label }) => label)).toEqual(['y', 'x'])
  })

  test('of two about the same the newer counts', async () => {
    const { openTab, shared, received } = device()
    const tab = openTab()
    shared.isOnline = false
    await tab.submit(note, wanted('x', 'old'))
    await tab.submit(note, wanted('y'))
    await tab.submit(note, wanted('x', 'new'))
    shared.isOnline = true
    await tab.flush()
    expect(texts(received)).toEqual(['y a', 'x new'])
  })

  test('what waits is found by the next page', async () => {
    const { openTab, shared, received } = device()
    shared.isOnline = false
    await openTab().submit(note, wanted('x'))
    shared.isOnline = true
    await openTab().flush()
    expect(texts(received)).toEqual(['x a'])
  })
})

describe('an answer that never came', () => {
  test('is asked for again under the same key, after longer and longer pauses', async () => {
    const { openTab, server, received, timers } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('network', 0))
    expect(await tab.submit(note, wanted('x'))).toBeNull()
    await tab.flush()
    await tab.flush()
    expect(timers.map(({ afterMs }) => afterMs)).toEqual([2_000, 4_000, 8_000])
    expect(new Set(received.map(({ key }) => key)).size).toBe(1)
  })

  test('leaves its place before the newer one, which follows from it', async () => {
    const { openTab, server, received } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('network', 0))
    await tab.submit(note, wanted('x', 'old'))
    await tab.submit(note, wanted('x', 'new'))
    server.answer = async () => ({ version: 12 })
    received.length = 0
    await tab.flush()
    expect(texts(received)).toEqual(['x old', 'x new'])
    expect(received[1]?.body.version).toBe(12)
  })

  test.each([
    ['busy', 503],
    ['in_progress', 409],
    ['too_many_creations', 429],
  ])('%s: the server says when to come again', async (kind, status) => {
    const { openTab, server, timers } = device()
    server.answer = () => Promise.reject(problem(kind, status, { retryAfterSeconds: 17 }))
    expect(await openTab().submit(note, wanted('x'))).toBeNull()
    expect(timers.map(({ afterMs }) => afterMs)).toEqual([17_000])
  })

  test('holds back what was done after it', async () => {
    const { openTab, server, received } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('unavailable', 503))
    await tab.submit(note, wanted('x'))
    await tab.submit(note, wanted('y'))
    expect(texts(received)).toEqual(['x a', 'x a'])
  })
})

describe('refused after it has waited', () => {
  async function refusedLater(answer: () => Promise<unknown>) {
    const { openTab, shared, server, received } = device()
    const tab = openTab()
    shared.isOnline = false
    await tab.submit(note, wanted('x'))
    await tab.submit(note, wanted('y'))
    shared.isOnline = true
    server.answer = async ({ label }) => (label === 'x' ? answer() : { version: 1 })
    await tab.flush()
    return { tab, received, server }
  }

  test('it stays with the server’s words until it is sent away; the next one goes', async () => {
    const { tab } = await refusedLater(() => Promise.reject(problem('squad_full', 422)))
    const [entry] = tab.state().entries
    expect(entry).toMatchObject({
      label: 'x',
      state: 'refused',
      refusal: { text: 'words of squad_full', isLate: false },
    })
    expect(tab.state().sent.map(({ label }) => label)).toEqual(['y'])
    await tab.discard([entry?.id ?? ''])
    expect(tab.state().entries).toEqual([])
  })

  test('because its deadline has passed, it says so', async () => {
    const late = { state: 'refused', refusal: { isLate: true } }
    const whole = await refusedLater(() => Promise.reject(problem('closed', 409)))
    expect(whole.tab.state().entries).toMatchObject([late])
    const within = await refusedLater(async () => ({ version: -1 }))
    expect(within.tab.state().entries).toMatchObject([{ ...late, refusal: { text: 'Fechou.', isLate: true } }])
  })

  test('it is tried again as something new: the answer to its key was no', async () => {
    const { tab, server, received } = await refusedLater(() => Promise.reject(problem('squad_full', 422)))
    server.answer = async () => ({ version: 1 })
    await tab.retry(tab.state().entries[0]?.id ?? '')
    expect(tab.state().entries).toEqual([])
    expect(received.at(-1)?.body.about).toBe('x')
    expect(received.at(-1)?.key).not.toBe(received[0]?.key)
  })
})

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

  test('who is not signed in any more is asked to, and nothing is lost', async () => {
    const { openTab, server, timers } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('sign_in_needed', 401))
    expect(await tab.submit(note, wanted('x'))).toBeNull()
    expect(tab.state()).toMatchObject({ needsSignIn: true, entries: [{ state: 'waiting' }] })
    expect(timers).toEqual([])
  })
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
