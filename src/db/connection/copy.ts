import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** A value of a COPY line; null is written as \N. */
type CopyValue = string | number | boolean | null

const special = /[\\\t\n\r]/
const allSpecial = new RegExp(special, 'g')
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const text = (value: CopyValue): string => {
  if (value === null) return '\\N'
  if (typeof value !== 'string') return String(value)
  if (!special.test(value)) return value
  return value.replaceAll(allSpecial, (character) => escapes[character] ?? character)
}

/** Called for every row of a world: it makes no array on its way. */
export function copyLine(first: CopyValue, ...rest: CopyValue[]): string {
  let line = text(first)
  for (const value of rest) line += `\t${text(value)}`
  return `${line}\n`
}

const chunkLength = 1 << 16

/** Lines are joined before they are sent: one small write a row would cost more than the row. */
function* chunks(lines: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const line of lines) {
    chunk += line
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

export interface CopyTarget {
  table: string
  columns: readonly string[]
}

/**
 * Into a table emptied in this very transaction: its rows are frozen as they come, so that neither the first reading
 * nor a vacuum has to touch every page again.
 */
export async function copyInto(
  client: pg.ClientBase,
  { table, columns }: CopyTarget,
  lines: Iterable<string>,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin with (freeze)`))
  await pipeline(Readable.from(chunks(lines)), stream)
}
