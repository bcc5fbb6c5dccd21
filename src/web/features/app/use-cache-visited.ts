import { useEffect } from 'react'
import { isKept, startServiceWorker } from '#web/base/service-worker.ts'
import { useRouter } from '#web/router/hooks.ts'

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
  const router = useRouter()
  useEffect(() => {
    const cache = () => void cacheShown().catch(() => undefined)
    cache()
    const stopKeeping = router.on('arrive', ({ pathChanged }) => pathChanged && cache())
    const stopOpening = router.on('leave', ({ pathChanged }) => {
      if (pathChanged && !navigator.onLine) void openCached()
    })
    return () => {
      stopKeeping()
      stopOpening()
    }
  }, [router])
}
