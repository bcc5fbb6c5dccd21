import { sql, type RawBuilder } from 'kysely'

const INT4 = 23
const HEADER = 5
const NULL = -1

/**
 * A parameter for a cast to `integer[]`, in binary: neither Node nor PostgreSQL has to convert the columns of a whole
 * round to or from text.
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
    if (words[at - 1] !== value) throw new RangeError(`${value} does not fit a database integer`)
  }
  words.set([1, Number(at < words.length), INT4, length, 1])
  return Buffer.from(words.buffer, 0, at * Int32Array.BYTES_PER_ELEMENT).swap32()
}

type RowColumns = Readonly<Record<string, ArrayLike<number | null>>>

/** With more rows in one statement, the database would put its table of them on the disk. */
const SLICE = 100_000

/**
 * Slices of columns, with the smallest and largest id of each. A join should name both: without them PostgreSQL reads
 * the whole table each time. Mostly ascending ids give short ranges.
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
 * Columns as rows to select from; the same index in each is the same row. As a select list PostgreSQL streams the
 * arrays; in `from` it would first store each column.
 */
export const rowsOf = (columns: RowColumns): RawBuilder<unknown> =>
  sql`(select ${sql.join(
    Object.entries(columns).map(([name, values]) => sql`unnest(${integers(values)}::integer[]) as ${sql.ref(name)}`),
  )})`
