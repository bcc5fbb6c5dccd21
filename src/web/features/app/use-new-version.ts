import { useEffect, useState } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { startServiceWorker } from '#web/base/service-worker.ts'

/** A worker that waits for the one before it already answers messages. */
const newestOf = ({ waiting, active }: ServiceWorkerRegistration) => waiting ?? active

/**
 * Asks only the newest worker, because one that is about to be replaced may be older than this page. A worker that is
 * being installed reports its version itself.
 */
async function askVersion(): Promise<void> {
  const registration = await startServiceWorker()
  await registration?.update()
  if (registration && !registration.installing) newestOf(registration)?.postMessage('version')
}

/** Whether this page's version differs from that of the newest service worker, which reports its own version. */
export function useNewVersion(): boolean {
  const { start } = useApp().parts
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    const worker = navigator.serviceWorker
    const compare = async ({ data, source }: MessageEvent<{ version?: string }>) => {
      const { version } = data
      const registration = await worker.getRegistration('/')
      const isNewest = registration !== undefined && source === newestOf(registration)
      if (isNewest && version !== undefined && version !== 'development') setOld(!start.includes(version))
    }
    const onMessage = (event: MessageEvent<{ version?: string }>) => void compare(event)
    const look = () => {
      if (document.visibilityState === 'visible') void askVersion().catch(() => undefined)
    }
    worker.addEventListener('message', onMessage)
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      worker.removeEventListener('message', onMessage)
      document.removeEventListener('visibilitychange', look)
    }
  }, [start])
  return isOld
}
