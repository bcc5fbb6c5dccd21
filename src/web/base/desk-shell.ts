/** NT13: the names under which a device stores a match's desk for offline use, and the secret of the desk's link. */
const prefix = 'craque-desk-'
const tokenPrefix = 'craque.mesa.'
const deskScope = '/mesa/'

export const deskCacheOf = (matchId: number): string => `${prefix}${matchId}`
export const deskTokenKey = (matchId: number): string => `${tokenPrefix}${matchId}`

const canKeep = () => 'caches' in globalThis && isSecureContext && 'serviceWorker' in navigator

/** Undefined where the browser allows no service worker, as on plain http. */
export async function startDeskWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return canKeep() ? navigator.serviceWorker.register(`${deskScope}sw.js`, { scope: deskScope }) : undefined
}

async function stopDeskWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(deskScope)
  if (registration?.scope.endsWith(deskScope)) await registration.unregister()
}

/** Deletes what this device stored of one desk, because the server refuses it the desk. */
export async function forgetDesk(matchId: number): Promise<void> {
  localStorage.removeItem(deskTokenKey(matchId))
  if (!canKeep()) return
  await caches.delete(deskCacheOf(matchId))
  const names = await caches.keys()
  if (!names.some((name) => name.startsWith(prefix))) await stopDeskWorker()
}

/** Deletes what this device stored of all desks, because it has no session any more. */
export async function forgetDesks(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith(tokenPrefix)) localStorage.removeItem(key)
  if (!canKeep()) return
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
  await stopDeskWorker()
}
