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
 * Text of COPY into a table emptied in this very transaction: its rows are frozen as they come, so that neither the first
 * reading nor a vacuum has to touch every page again.
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
