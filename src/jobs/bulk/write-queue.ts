export type Write = () => Promise<unknown>

/**
 * Runs writes one at a time and in order, while `prepare` prepares the next ones. Resolves when all are done. After a
 * failure no further write starts, and the running one is awaited: a write that ends after the rollback of its
 * transaction would stay.
 */
export async function withWriteQueue<T>(prepare: (enqueue: (write: Write) => void) => Promise<T>): Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let failed: { error: unknown } | undefined
  const enqueue = (write: Write) => {
    if (failed) throw failed.error
    last = last.then(() => (failed ? undefined : write()))
    last.catch((error: unknown) => (failed ??= { error }))
  }
  try {
    const value = await prepare(enqueue)
    await last
    return value
  } catch (error) {
    failed ??= { error }
    await last.catch(() => undefined)
    throw failed.error
  }
}
