import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tvScript } from './tv-script.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (version: string, body: string) => ({
  documentElement: { dataset: { version } },
  querySelector: () => ({ innerHTML: body }),
})

/** The parts of a browser that the board's script uses. */
function board() {
  const parts = [{ hidden: false }, { hidden: false }, { hidden: false }]
  const main = { children: parts, innerHTML: '' }
  const note = { hidden: true, textContent: '', dataset: { away: 'away', gone: 'gone' } }
  const reload = vi.fn()
  let answer: () => Promise<{ ok: boolean; status: number; text: () => Promise<string> }>
  const scope = {
    document: {
      documentElement: { dataset: { version: '1' } },
      querySelector: (selector: string) => (selector === 'main' ? main : note),
    },
    location: { href: 'http://craque/tv', reload },
    fetch: vi.fn(() => answer()),
    DOMParser: class {
      parseFromString = (text: string) => page(...(text.split('|') as [string, string]))
    },
    AbortController,
    setTimeout,
    setInterval,
    clearTimeout,
    String,
  }
  const server = {
    answers: (text: string) => (answer = async () => ({ ok: true, status: 200, text: async () => text })),
    isRevoked: () => (answer = async () => ({ ok: false, status: 404, text: async () => 'x' })),
    isStarting: () => (answer = async () => ({ ok: false, status: 503, text: async () => 'x' })),
    isAway: () => (answer = () => Promise.reject(new TypeError('no connection'))),
  }
  server.answers('1|first')
  runInNewContext(tvScript, scope)
  return { main, parts, note, reload, server, asked: scope.fetch }
}

const HOUR_MS = 3_600_000
const shown = (parts: { hidden: boolean }[]) => parts.flatMap(({ hidden }, at) => (hidden ? [] : [at]))

test('TV1 one part shows at a time, each in its turn', async () => {
  const { parts } = board()
  const seen = [shown(parts)]
  for (let turn = 0; turn < 3; turn++) {
    await vi.advanceTimersByTimeAsync(12_000)
    seen.push(shown(parts))
  }
  expect(seen).toEqual([[0], [1], [2], [0]])
})

test('TV2 a board runs for six hours through restarts and lost connections, and reloads after an update', async () => {
  const { main, note, server, reload, asked } = board()
  for (let hour = 0; hour < 6; hour++) {
    server.answers(`1|hour ${hour}`)
    await vi.advanceTimersByTimeAsync(HOUR_MS / 2)
    expect([main.innerHTML, note.hidden]).toEqual([`hour ${hour}`, true])
    if (hour % 2 === 0) server.isAway()
    else server.isStarting()
    await vi.advanceTimersByTimeAsync(HOUR_MS / 2)
    expect([main.innerHTML, note.hidden]).toEqual([`hour ${hour}`, false])
  }
  expect(asked.mock.calls.length).toBeGreaterThan(1400)
  expect(reload).not.toHaveBeenCalled()
  server.answers('2|newer')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('DL4 a board whose link was revoked goes dark, and asks rarely', async () => {
  const { main, note, server, asked } = board()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(main.innerHTML).toBe('first')
  server.isRevoked()
  await vi.advanceTimersByTimeAsync(15_000)
  expect([main.innerHTML, note.hidden, note.textContent]).toEqual(['', false, 'gone'])
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked.mock.calls.length - before).toBe(2)
})
