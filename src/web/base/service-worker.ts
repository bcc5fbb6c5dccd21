/** Pages of this device; the worker has the same name for them. */
const keptPages = 'craque-pages-1'

/** Background Sync, which not every browser has. */
type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

const isPossible = () => isSecureContext && 'serviceWorker' in navigator

/** That of this device, if it has one. */
export async function serviceWorker(): Promise<Registration | undefined> {
  return isPossible() ? navigator.serviceWorker.getRegistration() : undefined
}

/**
 * For who has put the app on his phone, and for who wants to be told while it is closed. Nobody else's browser is given one: what it
 * keeps costs room and what it does wrong stays.
 */
export async function startServiceWorker(): Promise<Registration | undefined> {
  if (!isPossible()) return undefined
  await navigator.serviceWorker.register('/sw.js')
  return navigator.serviceWorker.ready
}

/** Whoever sits here next must not be told what was meant for who left; and of pages that were kept nothing stays. */
export async function forgetDevice(): Promise<void> {
  const registration = await serviceWorker()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  if ('caches' in globalThis) await caches.delete(keptPages)
}

export const isKept = async (address: string): Promise<boolean> =>
  (await caches.match(address, { cacheName: keptPages })) !== undefined
