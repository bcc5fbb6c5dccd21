/** Works through a list, several entries at once. After a failure it finishes what it began, then throws it. */
export async function atOnce<T, W>(
  list: readonly T[],
  {
    workers,
    open,
    close,
    work,
  }: {
    workers: number
    /** What one worker keeps for all its entries. */
    open: () => Promise<W>
    close: (kept: W) => Promise<void>
    work: (kept: W, one: T) => Promise<void>
  },
): Promise<void> {
  const left = list.values()
  let hasFailed = false
  const runWorker = async () => {
    const kept = await open()
    try {
      for (const one of left) {
        if (hasFailed) return
        await work(kept, one)
      }
    } catch (error) {
      hasFailed = true
      throw error
    } finally {
      await close(kept)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.min(workers, list.length) }, runWorker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
