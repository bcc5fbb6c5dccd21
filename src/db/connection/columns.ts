import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { firstAtLeast } from '#domain/sorted-search.ts'
import { integersOf } from './array-text.ts'
import { int, rowOf, rowOfEach, text } from './row.ts'
import type { Trx } from '#db/schema/trx.ts'

export type Columns<Name extends string> = Record<Name, Int32Array>

/** An array as a part of a column that has so many places for each row: 0 in those that are left. */
export const padded = (array: string, most: number): RawBuilder<unknown> =>
  sql.raw(`case cardinality(${array}) when ${most} then ${array}::integer[]
    else ${array}::integer[] || array_fill(0, array[${most} - cardinality(${array})]) end`)

/** Others of the same thread wait for no longer while columns are parsed, unless one alone takes it. */
const MOST_MS = 10

/** Integers of an ordered query, a column each; the same place in all of them is the same row. Of arrays, as long in each row, one follows the other. */
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

/** Rows of numbers as the database wrote them. */
export interface Written<Name extends string> {
  length: number
  /** The first number of the last row. */
  last: number
  columns(): Columns<Name>
}

/**
 * The same of numbers alone, none of them null, and to be parsed later. A row is one text: of many short numbers it is written in two thirds of
 * the time that an array for each column takes.
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

/** Batches of so many rows, each from behind the last one of the batch before; while one is parsed and worked on, the database writes the next. */
export async function* numbersAhead<Name extends string>(
  most: number,
  read: (last: number | undefined) => Promise<Written<Name>>,
): AsyncGenerator<Columns<Name>> {
  for (let reading: ReturnType<typeof read> | undefined = read(undefined); reading !== undefined;) {
    const written: Written<Name> = await reading
    reading = written.length < most ? undefined : read(written.last)
    // Who stops in between has no use for it, nor for its failure.
    reading?.catch(() => undefined)
    yield written.columns()
  }
}

/** Of rows by the first of their numbers: as many ids become one text. */
const IDS_A_TEXT = 5_000
/** Texts of one answer. */
const TEXTS_AT_ONCE = 8
let cursors = 0

/**
 * The same of a query that is done once, for all of its rows, by the first of the names, which tells them apart. In a transaction. The database
 * sorts them on its disk, and each text is parsed and forgotten before the next.
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
  // All of it will be fetched: a plan that has the first rows soon is a slow one.
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

/** Of the same columns, one after the other. */
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

/** Others wait for no longer while parts of millions of rows become one. */
const MOST_JOINING_MS = 2
/** Rows between two looks at the clock. */
const STEP = 1 << 12

/** To be waited for now and then: lets others have a turn when this one has taken a while. */
function breather(mostMs: number): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < mostMs) return
    await setImmediate()
    since = performance.now()
  }
}

const NOTHING = new Int32Array(0)

/** All batches of one source, then those of the next; they are read at once. A column that has been joined is given back. */
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
 * Rows by ascending key, with others that take the place of those with the same key or come in between. Where none comes in between, the
 * columns themselves are changed: of millions no second copy is made.
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
  /** Where each belongs in the column as it is; 1 for what comes before who stands there. */
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

/** The first batch is as many times smaller: somebody waits for it with nothing to do. */
const FIRST = 8

/** Batches of so many rows at most by squad id. While one is worked on, the database reads the next. */
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
    // Who stops in between has no use for it, nor for its failure.
    reading?.catch(() => undefined)
    if (length > 0) yield batch
  }
}
