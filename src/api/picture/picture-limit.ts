/**
 * Allows each caller `most` pictures per window of time. Counts in memory, because a picture is not worth a database
 * query.
 */
export function createPictureLimit({ most, windowMs, nowMs }: { most: number; windowMs: number; nowMs: () => number }) {
  let counts = new Map<string, number>()
  let endsAtMs = 0
  return {
    /** Undefined: the picture may be drawn. Otherwise how long to wait. */
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
