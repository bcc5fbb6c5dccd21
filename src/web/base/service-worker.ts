import { forgetDesks } from './desk-shell.ts'

/** Pages of this device; the worker has the same name for them. */
const keptPages = 'craque-pages-1'

/** Background Sync, which not every browser has. */
type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

const isPossible = () => isSecureContext && 'serviceWorker' in navigator

/** That of this device, if it has one. */
export async function serviceWorker(): Promise<Registration | undefined> {
  // By its scope: the desk has a worker of its own.
  return isPossible() ? navigator.serviceWorker.getRegistration('/') : undefined
}

/**
 * For who has put the app on his phone, and for who wants to be told while it is closed. Nobody else's browser is given one: what it
 * keeps costs room and what it does wrong stays.
 */
export async function startServiceWorker(): Promise<Registration | undefined> {
  if (!isPossible()) return undefined
  const registration = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  return registration
}

/** Whoever sits here next must not be told what was meant for who left; and of pages that were kept nothing stays. */
export async function forgetDevice(): Promise<void> {
  const registration = await serviceWorker()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  if ('caches' in globalThis) await caches.delete(keptPages)
  await forgetDesks()
}

/** Whether this page belongs to the app on the phone: the worker of the desk makes no app. */
export const isAppControlled = (): boolean =>
  navigator.serviceWorker?.controller?.scriptURL === new URL('/sw.js', location.origin).href

export const isKept = async (address: string): Promise<boolean> =>
  (await caches.match(address, { cacheName: keptPages })) !== undefined
