/** The cache of pages on this device. The worker uses the same name. */
export const pagesCache = 'craque-pages-1'

/** Background Sync, which not every browser has. */
type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

const isPossible = () => isSecureContext && 'serviceWorker' in navigator

/** The app's worker on this device, if there is one. */
export async function serviceWorker(): Promise<Registration | undefined> {
  // By scope, because the desk has a worker of its own.
  return isPossible() ? navigator.serviceWorker.getRegistration('/') : undefined
}

/**
 * Starts the app's worker, for people who installed the app or turned on push. No other browser gets it: its cache
 * takes room, and its mistakes stay.
 */
export async function startServiceWorker(): Promise<Registration | undefined> {
  if (!isPossible()) return undefined
  const registration = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  return registration
}

/** Whether the app's worker controls this page. The desk's worker does not make a page part of the app. */
export const isAppControlled = (): boolean =>
  navigator.serviceWorker?.controller?.scriptURL === new URL('/sw.js', location.origin).href

export const isKept = async (address: string): Promise<boolean> =>
  (await caches.match(address, { cacheName: pagesCache })) !== undefined
