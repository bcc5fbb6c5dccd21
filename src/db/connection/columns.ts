import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { firstAtLeast } from '#domain/sorted-search.ts'
import { integersOf } from './array-text.ts'

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
  const { rows: found } = await sql<Record<Name, string | null>>`select ${sql.raw(arrays)} from (${rows}) x`.execute(db)
  const columns: [Name, Int32Array][] = []
  let since = performance.now()
  for (const name of names) {
    columns.push([name, integersOf(found[0]?.[name] ?? null)])
    if (performance.now() - since < MOST_MS) continue
    await setImmediate()
    since = performance.now()
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
  const { rows: found } = await sql<{ length: number; written: string | null }>`
    select count(*)::integer as length, string_agg(concat_ws(',', ${sql.raw(row)}), ',') as written from (${rows}) x`.execute(
    db,
  )
  const { length = 0, written = null } = found[0] ?? {}
  const text = written ?? ''
  let from = text.length
  for (const _ of names) from = text.lastIndexOf(',', from - 1)
  return {
    length,
    last: Number.parseInt(text.slice(from + 1), 10),
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
/** Texts that are asked for at once. */
const TEXTS_AHEAD = 8

/**
 * The same of a query that is done once, for all of its rows, by the first of the names, which tells them apart. In a transaction: of millions
 * neither the database nor we hold more than some thousands at a time.
 */
export async function* numbersOfQuery<Name extends string>(
  trx: Transaction<Tables>,
  names: readonly [Name, ...Name[]],
  rows: RawBuilder<unknown>,
): AsyncGenerator<Columns<Name>> {
  const row = names.map((name) => `"${name}"`).join(', ')
  const key = `"${names[0]}"`
  // All of it will be fetched: a plan that has the first rows soon is a slow one.
  await sql`set local cursor_tuple_fraction = 1`.execute(trx)
  await sql`
    declare numbers no scroll cursor for
    select string_agg(concat_ws(',', ${sql.raw(row)}), ',' order by ${sql.raw(key)}) as written from (${rows}) x
    group by ${sql.raw(key)} / ${sql.lit(IDS_A_TEXT)} order by ${sql.raw(key)} / ${sql.lit(IDS_A_TEXT)}`.execute(trx)
  const fetched = () => sql<{ written: string }>`fetch ${sql.lit(TEXTS_AHEAD)} from numbers`.execute(trx)
  for (let { rows: texts } = await fetched(); texts.length > 0; { rows: texts } = await fetched())
    for (const { written } of texts) {
      yield splitColumns(names, integersOf(written))
      await setImmediate()
    }
  await sql`close numbers`.execute(trx)
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
  let since = performance.now()
  for (const name of names) {
    const whole = new Int32Array(length)
    let at = 0
    for (const batch of batches) {
      whole.set(batch[name], at)
      at += batch[name].length
      batch[name] = NOTHING
      if (performance.now() - since < MOST_JOINING_MS) continue
      await setImmediate()
      since = performance.now()
    }
    columns.push([name, whole])
  }
  return Object.fromEntries(columns) as Columns<Name>
}

/**
 * Rows by ascending key, with others that take the place of those with the same key or come in between. Where none comes in between, the
 * columns themselves are changed: of millions no second copy is made.
 */
export function mergeColumns<Name extends string>(
  key: NoInfer<Name>,
  known: Columns<Name>,
  others: Columns<Name>,
): Columns<Name> {
  const keys = known[key]
  const places = others[key].map((value) => firstAtLeast(keys, value))
  const isNew = places.map((place, row) => Number(keys[place] !== others[key][row]))
  const added = isNew.reduce((sum, one) => sum + one, 0)
  const merged = (name: Name): Int32Array => {
    const [column, changed] = [known[name], others[name]]
    const into = added === 0 ? column : new Int32Array(column.length + added)
    let [copied, shift] = [0, 0]
    for (let row = 0; row < changed.length; row++) {
      const place = places[row] as number
      if (into !== column) into.set(column.subarray(copied, place), copied + shift)
      into[place + shift] = changed[row] as number
      copied = place
      if (isNew[row] === 1) shift++
      else copied++
    }
    if (into !== column) into.set(column.subarray(copied), copied + shift)
    return into
  }
  const names = Object.keys(known) as Name[]
  return Object.fromEntries(names.map((name) => [name, merged(name)])) as Columns<Name>
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
