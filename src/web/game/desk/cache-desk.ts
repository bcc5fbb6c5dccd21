import { apiPath } from '#web/base/api-client.ts'
import type { DeskView } from '#contract/desk.ts'
import { deskCacheOf, startDeskWorker } from '#web/base/desk-shell.ts'

/** The desk. `keptAtMs` is set if the data comes from the copy on this device. */
export type CachedDesk = DeskView & { keptAtMs?: number }

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

/** Stores the desk's document as the server renders it now, and the files that it names. */
async function keepShell(cache: Cache, matchId: number): Promise<void> {
  const path = `/mesa/${matchId}`
  const response = await fetch(path)
  if (!response.ok) return
  const html = await response.clone().text()
  await cache.put(path, response)
  await keepFiles(cache, html.match(assets) ?? [])
}

/** Stores one match's desk for offline use: document, files and data. Links of helpers are left out. */
export function createDeskCache(matchId: number) {
  let isShellKept = false
  let last = ''
  async function keep(view: CachedDesk): Promise<void> {
    // Data that came from the cache is not stored again.
    if (view.keptAtMs !== undefined || !(await startDeskWorker())) return
    const { gameNowMs, ...same } = { ...view, helpers: [] }
    const cache = await caches.open(deskCacheOf(matchId))
    const text = JSON.stringify(same)
    if (text !== last) {
      const body = { ...same, gameNowMs, keptAtMs: Date.now() }
      await cache.put(apiPath('GET /api/desk/{id}', { id: matchId }), Response.json(body))
      last = text
    }
    if (!isShellKept) await keepShell(cache, matchId)
    isShellKept = true
    await keepFiles(cache, loadedFiles())
  }
  let queue = Promise.resolve()
  /** Stores one view after the other. A failed attempt is repeated with the next view. */
  return (view: CachedDesk): Promise<void> => (queue = queue.then(() => keep(view)).catch(() => undefined))
}
