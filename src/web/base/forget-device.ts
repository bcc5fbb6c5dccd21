import { forgetDesks } from './desk-shell.ts'
import { pagesCache, serviceWorker } from './service-worker.ts'

/** The next person on this device must not get pushes for the person before, or their cached pages. */
export async function forgetDevice(): Promise<void> {
  const registration = await serviceWorker()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  if ('caches' in globalThis) await caches.delete(pagesCache)
  await forgetDesks()
}
