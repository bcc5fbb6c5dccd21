import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

/** Ids, both ends among them. */
export interface Span {
  from: number
  to: number
}

/** Where few of the ids are taken, spans grow up to so many times. */
const MOST_TIMES = 16

/** A connection, as soon as it has nothing else to do. */
export type Reader = Promise<Kysely<Tables>>

/**
 * What lies in a span of ids, read in parts by several connections that see the same, each with a processor of its own: who is done with one part
 * takes the next. Gives the parts in the order of their ids. After a failure no part is begun, and those under way are waited for: a connection
 * is somebody else's once its transaction has ended.
 */
export async function readTogether<T extends { length: number }>(
  readers: readonly Reader[],
  { from, to, most }: Span & { most: number },
  read: (db: Kysely<Tables>, span: Span) => Promise<T>,
): Promise<T[]> {
  const parts: T[] = []
  let [next, width] = [from, most]
  async function readOn(reader: Reader): Promise<void> {
    const db = await reader
    for (let at = parts.length; next <= to; at = parts.length) {
      const span = { from: next, to: Math.min(next + width - 1, to) }
      next = span.to + 1
      // Its place is taken before others take theirs.
      parts.length = at + 1
      const part = await read(db, span)
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
