const nextConnection = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const isOffline = () => !import.meta.env.SSR && !navigator.onLine

const hasWorker = () => Boolean(navigator.serviceWorker?.controller)

/**
 * A browser may never retry a failed import. So while offline, without a worker that may have the file, this waits for
 * a connection before it imports.
 */
export async function whenOnline<T>(load: () => Promise<T>, mayBeKept = true): Promise<T> {
  if (isOffline() && !(mayBeKept && hasWorker())) await nextConnection()
  try {
    return await load()
  } catch (error) {
    // There is no connection and no stored copy of the file: the next attempt waits for a connection.
    if (isOffline()) return whenOnline(load, false)
    throw error
  }
}

const againMs = 10_000

/** For parts that a page can do without: retries until they load. */
export async function retryUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await whenOnline(load)
  } catch {
    await pause(againMs)
    return retryUntilLoaded(load)
  }
}
