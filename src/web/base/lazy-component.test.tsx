import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyComponent } from './lazy-component.ts'

afterEach(() => vi.unstubAllEnvs())
afterEach(() => vi.unstubAllGlobals())
afterEach(() => vi.useRealTimers())

test('a preloaded component is rendered at once and loaded once', async () => {
  const load = vi.fn(async () => () => <p>page</p>)
  const Lazy = lazyComponent(load)
  await Promise.all([Lazy.preload(), Lazy.preload()])
  await Lazy.preload()
  expect(renderToString(<Lazy />)).toBe('<p>page</p>')
  expect(load).toHaveBeenCalledOnce()
})

test('a failure is thrown during rendering, and the next attempt may succeed', async () => {
  let isBroken = true
  const Lazy = lazyComponent(async () => {
    if (isBroken) throw new Error('no line')
    return () => <p>page</p>
  })
  await expect(Lazy.preload()).rejects.toThrow('no line')
  expect(() => renderToString(<Lazy />)).toThrow('no line')
  isBroken = false
  await Lazy.preload()
  expect(renderToString(<Lazy />)).toBe('<p>page</p>')
})

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: /x.js'],
  ['Firefox', 'error loading dynamically imported module: /x.js'],
  ['WebKit', 'Importing a module script failed.'],
])('a file that an update has removed reloads the page in %s, but only once an hour', async (_browser, message) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubEnv('SSR', false)
  const stored = new Map<string, string>()
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const fails = () => lazyComponent(() => Promise.reject(new TypeError(message)))
  void fails().preload()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(fails().preload()).rejects.toThrow(message)
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + 3_600_000)
  void fails().preload()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})
