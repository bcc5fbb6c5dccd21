const lineBack = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const isCut = () => !import.meta.env.SSR && !navigator.onLine

const hasKeptFiles = () => Boolean(navigator.serviceWorker?.controller)

/** What a browser could not fetch once it may never fetch again: without a line, and a worker that may have it, code is asked for when there is one. */
export async function withLine<T>(load: () => Promise<T>, mayBeKept = true): Promise<T> {
  if (isCut() && !(mayBeKept && hasKeptFiles())) await lineBack()
  try {
    return await load()
  } catch (error) {
    // Cut on the way.
    if (isCut()) return withLine(load, false)
    throw error
  }
}

const againMs = 10_000

/** For what a page can do without: it comes when it can, and its absence harms nothing. */
export async function whenPossible<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withLine(load)
  } catch {
    await pause(againMs)
    return whenPossible(load)
  }
}
