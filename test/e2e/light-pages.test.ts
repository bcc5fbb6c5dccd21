import { expect, test } from 'vitest'
import type { TodayMatches } from '#contract/match.ts'
import { useBrowser } from './browser.ts'
import { untilQuiet } from './quiet-page.ts'

const { visit } = useBrowser()

/** The most scripts that a page may load without interaction, in KB of brotli as the server sends them. */
const MOST_SCRIPT_KB = 122

/** Records each use of Intl, because the first one can block a phone for a noticeable time. */
const noteIntl = `globalThis.usedIntl = []
for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat']) {
  const note = () => usedIntl.push(name + new Error().stack)
  Intl[name] = new Proxy(Intl[name], {
    construct: (target, given) => (note(), Reflect.construct(target, given)),
    apply: (target, self, given) => (note(), Reflect.apply(target, self, given)),
  })
}
for (const [kind, name] of [[Number, 'toLocaleString'], [Date, 'toLocaleString'], [String, 'localeCompare']]) {
  const real = kind.prototype[name]
  kind.prototype[name] = function (...given) {
    usedIntl.push(name + new Error().stack)
    return real.apply(this, given)
  }
}`

/** Remembers the elements that the server sent. */
const noteSent = `document.addEventListener('DOMContentLoaded', () => {
  globalThis.sent = [...document.querySelectorAll('main *')]
})`
/** Without a live match, hydration replaces nothing. A boundary that is rendered again replaces half of a page. */
const MOST_REPLACED = 0.2

test('a page by itself loads little, keeps the server’s elements and needs no language functions', async () => {
  const { page: asking } = await visit()
  const { matches } = (await (await asking.request.get('/api/matches/today')).json()) as TodayMatches
  const shown = [
    '/',
    '/fantasy',
    '/rankings',
    '/analytics',
    '/palpites',
    `/partidas/${matches[0]!.id}`,
    '/ligas',
    '/ligas/1',
    '/participantes/5',
  ]
  const found: Record<string, { scriptKb: number; usedIntl: string[]; replaced: number }> = {}
  const look = async (path: string) => {
    const { page, complaints } = await visit()
    await page.addInitScript(noteIntl)
    await page.addInitScript(noteSent)
    await page.goto(path)
    await untilQuiet(page)
    found[path] = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      const bytes = scripts.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)
      const { usedIntl, sent } = globalThis as unknown as { usedIntl: string[]; sent: Element[] }
      const replaced = sent.filter((element) => !element.isConnected).length / sent.length
      return { scriptKb: bytes / 1024, usedIntl, replaced }
    })
    expect(complaints).toEqual([])
  }
  await Promise.all(shown.map(look))
  for (const [path, { scriptKb, usedIntl, replaced }] of Object.entries(found)) {
    expect(usedIntl, path).toEqual([])
    expect(replaced, path).toBeLessThan(MOST_REPLACED)
    expect(scriptKb, path).toBeGreaterThan(60)
    expect(scriptKb, path).toBeLessThan(MOST_SCRIPT_KB)
  }
})

test('a page loads the two fonts that our languages need, from this server', async () => {
  const { page } = await visit()
  await page.goto('/rankings')
  await untilQuiet(page)
  const fonts = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, weight, status }) =>
      family === 'Archivo' && status === 'loaded' ? [weight] : [],
    ),
  )
  expect(fonts.toSorted()).toEqual(['400 600', '800'])
})
