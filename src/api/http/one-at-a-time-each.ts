/** Large work of one person follows their own that runs already; people who are not known share one turn. */
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
