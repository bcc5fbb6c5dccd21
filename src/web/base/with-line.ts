/** What a browser could not fetch once it may never fetch again: without a line code is asked for when there is one. */
export async function withLine<T>(load: () => Promise<T>): Promise<T> {
  if (!import.meta.env.SSR && !navigator.onLine)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return load()
}
