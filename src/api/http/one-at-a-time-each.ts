/** A person's large requests run one after another. All visitors without a known id share one queue. */
export function oneAtATimeEach() {
  const last = new Map<number | undefined, Promise<unknown>>()
  return async <T>(key: number | undefined, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
