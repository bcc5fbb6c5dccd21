import { sql, type RawBuilder } from 'kysely'

const INT4 = 23
const HEADER = 5
const NULL = -1

/**
 * A parameter that is cast to `integer[]`, in binary: to write columns of a whole round as text, and to read them, takes as long as what the
 * statement does with them.
 */
export function integers(values: ArrayLike<number | null>): Buffer {
  const { length } = values
  const words = new Int32Array(HEADER + 2 * length)
  let at = HEADER
  for (let index = 0; index < length; index++) {
    const value = values[index] ?? null
    if (value === null) {
      words[at++] = NULL
      continue
    }
    words[at++] = Int32Array.BYTES_PER_ELEMENT
    words[at++] = value
    if (words[at - 1] !== value) throw new RangeError(`${value} is no integer of the database`)
  }
  words.set([1, Number(at < words.length), INT4, length, 1])
  return Buffer.from(words.buffer, 0, at * Int32Array.BYTES_PER_ELEMENT).swap32()
}

/**
 * Columns as rows to select from, the same place in each the same row. Sets that are selected are read as they come; of those in `from` the
 * database first stores each column.
 */
export const rowsOf = (columns: Readonly<Record<string, ArrayLike<number | null>>>): RawBuilder<unknown> =>
  sql`(select ${sql.join(
    Object.entries(columns).map(([name, values]) => sql`unnest(${integers(values)}::integer[]) as ${sql.ref(name)}`),
  )})`
