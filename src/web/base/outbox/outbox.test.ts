import { describe, expect, test } from 'vitest'
import { note, device, wanted, problem, texts } from '#web/testing/outbox-device.ts'

describe('an action with a connection', () => {
  test('is sent at once, and its code gets the answer', async () => {
    const { openTab, received } = device()
    const tab = openTab()
    expect(await tab.submit(note, wanted('x'))).toEqual({ answer: { version: 1 } })
    expect(texts(received)).toEqual(['x a'])
    expect(tab.state()).toMatchObject({ entries: [], sent: [{ label: 'x' }], isHeld: false })
  })

  test('throws its refusal to its code and is not stored', async () => {
    const { openTab, server } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('name_taken', 409))
    await expect(tab.submit(note, wanted('x'))).rejects.toThrow('words of name_taken')
    expect(tab.state().entries).toEqual([])
  })

  test('counts as arrived if the state was already reached', async () => {
    const { openTab, server } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('already_joined', 409))
    expect(await tab.submit(note, wanted('x'))).toEqual({ answer: undefined })
    expect(tab.state().entries).toEqual([])
  })
})

describe('offline', () => {
  test('entries wait and are sent later in their order', async () => {
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

  test('the newer of two entries with one subject counts', async () => {
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

  test('the next page finds waiting entries', async () => {
    const { openTab, shared, received } = device()
    shared.isOnline = false
    await openTab().submit(note, wanted('x'))
    shared.isOnline = true
    await openTab().flush()
    expect(texts(received)).toEqual(['x a'])
  })
})

describe('another tab', () => {
  test('announces waiting entries, even to a tab that has just stopped sending', async () => {
    const { openTab, shared } = device()
    shared.isOnline = false
    let giveBack = () => {}
    const isGivenBack = new Promise<void>((resolve) => {
      giveBack = resolve
    })
    const watching = openTab({
      alone: async (work) => {
        await work()
        await isGivenBack
      },
    })
    const turn = watching.flush()
    await openTab().submit(note, wanted('x'))
    await expect.poll(() => watching.state()).toMatchObject({ isHeld: true, entries: [{ label: 'x' }] })
    giveBack()
    await turn
  })
})

describe('a request without an answer', () => {
  test('is repeated with the same key after growing pauses', async () => {
    const { openTab, server, received, timers } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('network', 0))
    expect(await tab.submit(note, wanted('x'))).toBeNull()
    await tab.flush()
    await tab.flush()
    expect(timers.map(({ afterMs }) => afterMs)).toEqual([2_000, 4_000, 8_000])
    expect(new Set(received.map(({ key }) => key)).size).toBe(1)
  })

  test('stays before the newer entry, which depends on it', async () => {
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
  ] as const)('%s: the server says when to come again', async (kind, status) => {
    const { openTab, server, timers } = device()
    server.answer = () => Promise.reject(problem(kind, status, { retryAfterSeconds: 17 }))
    expect(await openTab().submit(note, wanted('x'))).toBeNull()
    expect(timers.map(({ afterMs }) => afterMs)).toEqual([17_000])
  })

  test('holds back later entries', async () => {
    const { openTab, server, received } = device()
    const tab = openTab()
    server.answer = () => Promise.reject(problem('unavailable', 503))
    await tab.submit(note, wanted('x'))
    await tab.submit(note, wanted('y'))
    expect(texts(received)).toEqual(['x a', 'x a'])
  })
})

describe('a refusal of an entry that has waited', () => {
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

  test('stays with the server’s message until the person dismisses it, and the next entry is sent', async () => {
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

  test('says so if the deadline has passed', async () => {
    const late = { state: 'refused', refusal: { isLate: true } }
    const whole = await refusedLater(() => Promise.reject(problem('market_closed', 409)))
    expect(whole.tab.state().entries).toMatchObject([late])
    const within = await refusedLater(async () => ({ version: -1 }))
    expect(within.tab.state().entries).toMatchObject([{ ...late, refusal: { text: 'Fechou.', isLate: true } }])
  })

  test('is retried with a new key, because the old key’s answer was a refusal', async () => {
    const { tab, server, received } = await refusedLater(() => Promise.reject(problem('squad_full', 422)))
    server.answer = async () => ({ version: 1 })
    await tab.retry(tab.state().entries[0]?.id ?? '')
    expect(tab.state().entries).toEqual([])
    expect(received.at(-1)?.body.about).toBe('x')
    expect(received.at(-1)?.key).not.toBe(received[0]?.key)
  })
})
