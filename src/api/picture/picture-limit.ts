/** So many in a window of time, by who asks; in memory, because a picture is worth no question to the database. */
export function createPictureLimit({ most, windowMs, nowMs }: { most: number; windowMs: number; nowMs: () => number }) {
  let counts = new Map<string, number>()
  let endsAtMs = 0
  return {
    /** How long to wait; undefined: it may be drawn. */
    take: (who: string): { retryAfterSeconds: number } | undefined => {
      const now = nowMs()
      if (now >= endsAtMs) {
        counts = new Map()
        endsAtMs = now + windowMs
      }
      const count = counts.get(who) ?? 0
      if (count >= most) return { retryAfterSeconds: Math.ceil((endsAtMs - now) / 1000) }
      counts.set(who, count + 1)
      return undefined
    },
  }
}
