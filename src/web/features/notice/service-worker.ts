/**
 * For who has put the app on his phone, and for who wants to be told while it is closed. Nobody else's browser is given one: what it
 * keeps costs room and what it does wrong stays.
 */
export async function startServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return undefined
  await navigator.serviceWorker.register('/sw.js')
  return navigator.serviceWorker.ready
}
