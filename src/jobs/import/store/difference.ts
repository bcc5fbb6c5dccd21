import type { Row } from '#db/import/import-rows.ts'

export interface Change {
  before: Row
  after: Row
  /** The columns that differ. */
  columns: string[]
}

/** What an import does to the rows of one table. */
export interface Difference {
  made: Row[]
  changed: Change[]
  unchanged: number
}

export const noDifference = (): Difference => ({ made: [], changed: [], unchanged: 0 })

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** Records what is said about a row: unnamed columns stay as stored. */
export function note(into: Difference, before: Row | undefined, made: Row, said: Row = made): void {
  if (!before) {
    into.made.push(made)
    return
  }
  const columns = Object.keys(said).filter((column) => !isSame(before[column], said[column]))
  if (columns.length === 0) into.unchanged++
  else into.changed.push({ before, after: { ...before, ...said }, columns })
}

/** A document's entries in key order, so that two documents compare equal whatever the order of their keys. */
export const inKeyOrder = (document: object): [string, unknown][] =>
  Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1))
