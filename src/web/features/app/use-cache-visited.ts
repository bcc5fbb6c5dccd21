import { useEffect } from 'react'
import { isKept, startServiceWorker } from '#web/base/service-worker.ts'
import { useLocation, usePage } from '#web/router/hooks.ts'

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

async function cacheShown(): Promise<void> {
  const registration = await startServiceWorker()
  registration?.active?.postMessage({ seen: location.href, files: loadedFiles() })
}

async function openCached(): Promise<void> {
  if (await isKept(location.href)) location.reload()
}

/**
 * Pages opened by links inside the app have no document of their own. The service worker fetches and caches one, and an
 * offline visit opens it.
 */
export function useCacheVisited(): void {
  const address = useLocation().pathname
  const shown = usePage().location.pathname
  useEffect(() => {
    if (address === shown) void cacheShown().catch(() => undefined)
    else if (!navigator.onLine) void openCached()
  }, [address, shown])
}
