import type { DeskView } from '#contract/desk.ts'
import { deskCacheOf, startDeskWorker } from '#web/base/desk-shell.ts'

/** What an offline phone shows of a desk, with the moment from which it is. */
export type KeptDesk = DeskView & { keptAtMs?: number }

const assets = /\/assets\/[\w./-]+/g

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

async function keepFiles(cache: Cache, paths: Iterable<string>): Promise<void> {
  for (const path of new Set(paths)) if (!(await cache.match(path))) await cache.add(path)
}

/** The document of the desk as the server draws it now, with the files that it names. */
async function keepShell(cache: Cache, matchId: number): Promise<void> {
  const path = `/mesa/${matchId}`
  const response = await fetch(path)
  if (!response.ok) return
  const html = await response.clone().text()
  await cache.put(path, response)
  await keepFiles(cache, html.match(assets) ?? [])
}

/** Keeps the desk of one match: its document, its files, and what was told of it. Links of helpers are left out. */
export function createDeskKeeper(matchId: number) {
  let isShellKept = false
  let last = ''
  async function keep(view: KeptDesk): Promise<void> {
    // What came out of the cache is in it.
    if (view.keptAtMs !== undefined || !(await startDeskWorker())) return
    const { gameNowMs, ...same } = { ...view, helpers: [] }
    const cache = await caches.open(deskCacheOf(matchId))
    const text = JSON.stringify(same)
    if (text !== last) {
      const body = { ...same, gameNowMs, keptAtMs: Date.now() }
      await cache.put(`/api/desk/${matchId}`, Response.json(body))
      last = text
    }
    if (!isShellKept) await keepShell(cache, matchId)
    isShellKept = true
    await keepFiles(cache, loadedFiles())
  }
  let queue = Promise.resolve()
  /** One after the other; what could not be kept is tried again with the next answer. */
  return (view: KeptDesk): Promise<void> => (queue = queue.then(() => keep(view)).catch(() => undefined))
}
