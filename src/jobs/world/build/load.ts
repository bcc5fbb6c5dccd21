import type { CopyRow } from '#db/connection/copy-text.ts'

/** One COPY: a table, its columns and its rows, which are generated on demand. */
export interface Load {
  table: string
  columns: readonly string[]
  rows: () => Iterable<CopyRow>
}

export function* rowsOfAll<T>(items: Iterable<T>, rowsOf: (item: T) => Iterable<CopyRow>): Generator<CopyRow> {
  for (const item of items) yield* rowsOf(item)
}
