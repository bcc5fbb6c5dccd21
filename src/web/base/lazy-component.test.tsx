import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyComponent } from './lazy-component.ts'

afterEach(() => vi.unstubAllEnvs())
afterEach(() => vi.unstubAllGlobals())

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

test('a file that an update has removed reloads the page, but only once', async () => {
  vi.stubEnv('SSR', false)
  const stored = new Map<string, string>()
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const Lazy = lazyComponent(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')))
  void Lazy.preload()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(Lazy.preload()).rejects.toThrow('dynamically imported module')
  expect(reload).toHaveBeenCalledOnce()
})
