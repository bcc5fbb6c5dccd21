const lineBack = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const isCut = () => !import.meta.env.SSR && !navigator.onLine

const hasKeptFiles = () => Boolean(navigator.serviceWorker?.controller)

/**
 * A browser may never retry a failed import. So while offline, without a worker that may have the file, this waits for
 * a connection before it imports.
 */
export async function withLine<T>(load: () => Promise<T>, mayBeKept = true): Promise<T> {
  if (isCut() && !(mayBeKept && hasKeptFiles())) await lineBack()
  try {
    return await load()
  } catch (error) {
    // The connection broke during the import.
    if (isCut()) return withLine(load, false)
    throw error
  }
}

const againMs = 10_000

/** For parts that a page can do without: retries until they load. */
export async function whenPossible<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withLine(load)
  } catch {
    await pause(againMs)
    return whenPossible(load)
  }
}
