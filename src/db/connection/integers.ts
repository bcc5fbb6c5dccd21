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

type RowColumns = Readonly<Record<string, ArrayLike<number | null>>>

/** Of more at once the database would keep its table of them on the disk. */
const SLICE = 100_000

/**
 * Columns, some rows at a time, with the least and the greatest id among them: who joins them with a table names both, or all of the table is
 * read each time. Ids that mostly ascend name short stretches.
 */
export function* slicesOf<C extends RowColumns>(
  ids: keyof C & string,
  columns: C,
  most = SLICE,
): Generator<{ rows: RawBuilder<unknown>; count: number; from: number; to: number }> {
  const all = columns[ids] as ArrayLike<number>
  for (let at = 0; at < all.length; at += most) {
    const end = Math.min(at + most, all.length)
    const part = (values: ArrayLike<number | null>): ArrayLike<number | null> =>
      values instanceof Int32Array ? values.subarray(at, end) : Array.prototype.slice.call(values, at, end)
    const slice = Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, part(values)]))
    let [from, to] = [all[at] as number, all[at] as number]
    for (let row = at; row < end; row++) {
      const id = all[row] as number
      if (id < from) from = id
      if (id > to) to = id
    }
    yield { rows: rowsOf(slice), count: end - at, from, to }
  }
}

/**
 * Columns as rows to select from, the same place in each the same row. Sets that are selected are read as they come; of those in `from` the
 * database first stores each column.
 */
export const rowsOf = (columns: RowColumns): RawBuilder<unknown> =>
  sql`(select ${sql.join(
    Object.entries(columns).map(([name, values]) => sql`unnest(${integers(values)}::integer[]) as ${sql.ref(name)}`),
  )})`
