import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { encodeRows, type CopyRow } from './copy-text.ts'

export interface CopyTarget {
  table: string
  columns: readonly string[]
}

/**
 * COPY text into a table that this transaction has emptied. Its rows are written as frozen, so neither the first read
 * nor a vacuum has to rewrite every page.
 */
export async function copyInto(
  client: pg.ClientBase,
  { table, columns }: CopyTarget,
  text: Iterable<string | Buffer>,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin with (freeze)`))
  await pipeline(Readable.from(text), stream)
}

export const copyRows = (client: pg.ClientBase, target: CopyTarget, rows: Iterable<CopyRow>): Promise<void> =>
  copyInto(client, target, encodeRows(rows))
