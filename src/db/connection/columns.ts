import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { firstAtLeast } from '#domain/sorted-search.ts'
import { integersOf } from './array-text.ts'
import { int, rowOf, rowOfEach, text } from './row.ts'
import type { Trx } from '#db/schema/trx.ts'

export type Columns<Name extends string> = Record<Name, Int32Array>

/** An array as part of a column with a fixed number of values per row, filled up with 0. */
export const padded = (array: string, most: number): RawBuilder<unknown> =>
  sql.raw(`case cardinality(${array}) when ${most} then ${array}::integer[]
    else ${array}::integer[] || array_fill(0, array[${most} - cardinality(${array})]) end`)

/** Parsing columns pauses after this time, so that other work of the thread can run. One column may take longer. */
const MOST_MS = 10

/**
 * Reads the integers of an ordered query, one array per column: the same index in all of them is the same row. Array
 * columns must have the same length in each row, and are joined.
 */
export async function readColumns<Name extends string>(
  db: Kysely<Tables>,
  names: readonly Name[],
  rows: RawBuilder<unknown>,
): Promise<Columns<Name>> {
  const arrays = names.map((name) => `array_agg("${name}")::text as "${name}"`).join(', ')
  const { rows: found } = await rowOfEach(names, text.orNull).sql`select ${sql.raw(arrays)} from (${rows}) x`.execute(
    db,
  )
  const columns: [Name, Int32Array][] = []
  const breathe = breather(MOST_MS)
  for (const name of names) {
    columns.push([name, integersOf(found[0]?.[name] ?? null)])
    await breathe()
  }
  return Object.fromEntries(columns) as Columns<Name>
}

/** Rows of numbers as the database wrote them, not parsed yet. */
export interface Written<Name extends string> {
  length: number
  /** The first number of the last row. */
  last: number
  columns(): Columns<Name>
}

/**
 * Like `readColumns`, for numbers without nulls, which are parsed later. The database writes all rows into one text
 * instead of an array for each column.
 */
export async function readNumbers<Name extends string>(
  db: Kysely<Tables>,
  names: readonly Name[],
  rows: RawBuilder<unknown>,
): Promise<Written<Name>> {
  const row = names.map((name) => `"${name}"`).join(', ')
  const { rows: found } = await rowOf({ length: int, written: text.orNull }).sql`
    select count(*)::integer as length, string_agg(concat_ws(',', ${sql.raw(row)}), ',') as written from (${rows}) x`.execute(
    db,
  )
  const { length = 0, written = null } = found[0] ?? {}
  const all = written ?? ''
  let from = all.length
  for (const _ of names) from = all.lastIndexOf(',', from - 1)
  return {
    length,
    last: Number.parseInt(all.slice(from + 1), 10),
    columns: () => splitColumns(names, integersOf(written)),
  }
}

function splitColumns<Name extends string>(names: readonly Name[], numbers: Int32Array): Columns<Name> {
  const width = names.length
  const column = (first: number) => {
    const values = new Int32Array(numbers.length / width)
    for (let row = 0, at = first; row < values.length; row++, at += width) values[row] = numbers[at] as number
    return values
  }
  return Object.fromEntries(names.map((name, place) => [name, column(place)])) as Columns<Name>
}

/**
 * Batches of at most `most` rows, each after the last row of the batch before. While the caller works on one, the
 * database writes the next.
 */
export async function* numbersAhead<Name extends string>(
  most: number,
  read: (last: number | undefined) => Promise<Written<Name>>,
): AsyncGenerator<Columns<Name>> {
  for (let reading: ReturnType<typeof read> | undefined = read(undefined); reading !== undefined;) {
    const written: Written<Name> = await reading
    reading = written.length < most ? undefined : read(written.last)
    // A caller that stops early needs neither the next batch nor its failure.
    reading?.catch(() => undefined)
    yield written.columns()
  }
}

/** Rows whose first numbers are within a range of this length become one text. */
const IDS_A_TEXT = 5_000
/** How many texts one fetch returns. */
const TEXTS_AT_ONCE = 8
let cursors = 0

/**
 * Reads all rows of a query that runs only once, ordered by the first of the names, which must be unique. Needs a
 * transaction. The database sorts the rows, and Node fetches a few texts at a time.
 */
export async function* numbersOfQuery<Name extends string>(
  trx: Trx,
  names: readonly [Name, ...Name[]],
  rows: RawBuilder<unknown>,
): AsyncGenerator<Columns<Name>> {
  const row = names.map((name) => `"${name}"`).join(', ')
  const key = sql.raw(`"${names[0]}"`)
  const cursor = sql.raw(`numbers_${++cursors}`)
  const textOf = sql`${key} / ${sql.lit(IDS_A_TEXT)}`
  // All rows will be fetched, so a plan that is fast only for the first rows would be wrong.
  await sql`set local cursor_tuple_fraction = 1`.execute(trx)
  await sql`
    declare ${cursor} no scroll cursor for
    select string_agg(concat_ws(',', ${sql.raw(row)}), ',' order by ${key}) as written from (${rows}) x
    group by ${textOf} order by ${textOf}`.execute(trx)
  const fetched = () => rowOf({ written: text }).sql`fetch ${sql.lit(TEXTS_AT_ONCE)} from ${cursor}`.execute(trx)
  for (let { rows: texts } = await fetched(); texts.length > 0; { rows: texts } = await fetched())
    for (const { written } of texts) {
      yield splitColumns(names, integersOf(written))
      await setImmediate()
    }
  await sql`close ${cursor}`.execute(trx)
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const whole = new Int32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Puts the rows of all batches, one batch after the other, into one set of columns. */
export const concatColumns = <Name extends string>(
  names: readonly Name[],
  all: readonly Columns<Name>[],
): Columns<Name> =>
  Object.fromEntries(names.map((name) => [name, joined(all.map((batch) => batch[name]))])) as Columns<Name>

async function allOf<T>(batches: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const batch of batches) all.push(batch)
  return all
}

/** Joining millions of rows pauses after this time, so that other work can run. */
const MOST_JOINING_MS = 2
/** Rows between two looks at the clock. */
const STEP = 1 << 12

/** Returns a function to await regularly: it lets other work run when this one has taken a while. */
function breather(mostMs: number): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < mostMs) return
    await setImmediate()
    since = performance.now()
  }
}

const NOTHING = new Int32Array(0)

/**
 * All batches of one source, then those of the next; the sources are read in parallel. Frees each batch's column once
 * it is joined.
 */
export async function joinColumns<Name extends string>(
  names: readonly Name[],
  sources: readonly AsyncIterable<Columns<Name>>[],
): Promise<Columns<Name>> {
  const batches = (await Promise.all(sources.map(allOf))).flat()
  const [first] = names
  const length = first ? batches.reduce((sum, batch) => sum + batch[first].length, 0) : 0
  const columns: [Name, Int32Array][] = []
  const breathe = breather(MOST_JOINING_MS)
  for (const name of names) {
    const whole = new Int32Array(length)
    let at = 0
    for (const batch of batches) {
      whole.set(batch[name], at)
      at += batch[name].length
      batch[name] = NOTHING
      await breathe()
    }
    columns.push([name, whole])
  }
  return Object.fromEntries(columns) as Columns<Name>
}

/**
 * Merges rows ordered by a key with others that replace rows with the same key or come between them. If none comes
 * between, it changes the columns in place: there is no second copy of millions of rows.
 */
export async function mergeColumns<Name extends string>(
  key: NoInfer<Name>,
  known: Columns<Name>,
  others: Columns<Name>,
): Promise<Columns<Name>> {
  const [keys, wanted] = [known[key], others[key]]
  const places = new Int32Array(wanted.length)
  const isNew = new Uint8Array(wanted.length)
  const breathe = breather(MOST_JOINING_MS)
  let added = 0
  for (let row = 0; row < wanted.length; row++) {
    const place = firstAtLeast(keys, wanted[row] as number)
    places[row] = place
    if (keys[place] !== wanted[row]) added += isNew[row] = 1
    if (row % STEP === 0) await breathe()
  }
  const merge = added === 0 ? replaced : spread
  const merged: [Name, Int32Array][] = []
  for (const name of Object.keys(known) as Name[])
    merged.push([name, await merge(known[name], { places, isNew, added, values: others[name] }, breathe)])
  return Object.fromEntries(merged) as Columns<Name>
}

interface Changes {
  /**
   * For each of the other rows, an index in the known column. `isNew` is 1 if the row goes before the known row there,
   * 0 if it replaces that row.
   */
  places: Int32Array
  isNew: Uint8Array
  added: number
  values: Int32Array
}

async function replaced(column: Int32Array, { places, values }: Changes, breathe: () => Promise<void>) {
  for (let row = 0; row < values.length; row++) {
    column[places[row] as number] = values[row] as number
    if (row % STEP === 0) await breathe()
  }
  return column
}

async function spread(column: Int32Array, { places, isNew, added, values }: Changes, breathe: () => Promise<void>) {
  const into = new Int32Array(column.length + added)
  let [copied, shift] = [0, 0]
  const copyTo = async (end: number) => {
    for (; copied < end; copied = Math.min(end, copied + STEP), await breathe())
      into.set(column.subarray(copied, Math.min(end, copied + STEP)), copied + shift)
  }
  for (let row = 0; row < values.length; row++) {
    const place = places[row] as number
    if (copied < place) await copyTo(place)
    into[place + shift] = values[row] as number
    if (isNew[row] === 1) shift++
    else copied++
    if (row % STEP === 0) await breathe()
  }
  await copyTo(column.length)
  return into
}

/**
 * The first batch is this many times smaller than the largest, because the caller is idle until it arrives. Each next
 * one is twice as large, up to the largest.
 */
const FIRST = 8

/** Batches of at most `most` rows, ordered by squad id. While the caller works on one, the database reads the next. */
export async function* batchesAhead<Name extends string>(
  most: number,
  read: (lastSquadId: number, size: number) => Promise<Columns<Name | 'squadIds'>>,
): AsyncGenerator<Columns<Name | 'squadIds'>> {
  let size = Math.ceil(most / FIRST)
  for (let reading: ReturnType<typeof read> | undefined = read(0, size); reading !== undefined;) {
    const batch: Columns<Name | 'squadIds'> = await reading
    const { length } = batch.squadIds
    const isLast = length < size
    size = Math.min(most, 2 * size)
    reading = isLast ? undefined : read(batch.squadIds[length - 1] as number, size)
    // A caller that stops early needs neither the next batch nor its failure.
    reading?.catch(() => undefined)
    if (length > 0) yield batch
  }
}
