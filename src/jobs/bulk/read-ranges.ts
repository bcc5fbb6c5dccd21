import type { Kysely } from 'kysely'
import type { IdRange } from '#db/round/lineup-columns.ts'
import type { Tables } from '#db/schema/schema.ts'

/** Where few ids are used, a part becomes wider: up to this many times the width of the first part. */
const MOST_TIMES = 16

/** A connection, as soon as it is free. */
export type Reader = Promise<Kysely<Tables>>

/**
 * Reads a range of ids in parts, on several connections that see the same rows: a connection that has read one part
 * takes the next. Returns the parts in the order of their ids. After a failure no further part starts, and the running
 * ones are awaited: after the end of its transaction, a connection belongs to somebody else.
 */
export async function readRanges<T extends { length: number }>(
  readers: readonly Reader[],
  { from, to, most }: IdRange & { most: number },
  read: (db: Kysely<Tables>, range: IdRange) => Promise<T>,
): Promise<T[]> {
  const parts: T[] = []
  let [next, width] = [from, most]
  async function readOn(reader: Reader): Promise<void> {
    const db = await reader
    for (let at = parts.length; next <= to; at = parts.length) {
      const range = { from: next, to: Math.min(next + width - 1, to) }
      next = range.to + 1
      // Reserves the index before another connection takes the next part.
      parts.length = at + 1
      const part = await read(db, range)
      parts[at] = part
      if (part.length * 2 < most) width = Math.min(2 * width, MOST_TIMES * most)
      else if (part.length > most) width = Math.max(Math.floor(width / 2), most)
    }
  }
  const done = await Promise.allSettled(
    readers.map((reader) =>
      readOn(reader).catch((error: unknown) => {
        next = Infinity
        throw error
      }),
    ),
  )
  for (const one of done) if (one.status === 'rejected') throw one.reason
  return parts
}
