import type { ReactNode } from 'react'
import { TableCell, type Fold } from './table-cell.tsx'
import { TableHeader } from './table-header.tsx'
import type { LinkTarget } from '#web/router/target.ts'
import type { Sort } from './sort-rows.ts'

export interface Column<Row> {
  key: string
  header: string
  /** For the ear only: a column of buttons explains itself to the eye. */
  headerHidden?: boolean
  cell: (row: Row) => ReactNode
  /** Right-aligned, and its first sort is from the highest. */
  numeric?: boolean
  /** Names the row; exactly one column does. Folded columns are told under it. */
  naming?: boolean
  /** Where the screen is too narrow for the column and its value moves under the row's name. */
  fold?: Fold
  /** Not told under the name either: for what a narrow screen can do without. */
  foldAway?: boolean
  sortValue?: (row: Row) => number | string
}

type RowTone = 'good' | 'info' | 'bad'

interface Props<Row> {
  caption: string
  /** Keeps the caption for the ear only, where a title already stands above the table. */
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort
  sortLink?: (sort: Sort) => LinkTarget
  /** A bar at the row's edge. Say in words, too, what it stands for. */
  tone?: (row: Row) => RowTone | undefined
  /** For many columns beside something else: smaller, closer together. */
  dense?: boolean
}

const bars: Record<RowTone, string> = {
  good: 'border-l-good',
  info: 'border-l-info',
  bad: 'border-l-bad',
}

/** The one table: real headers and scopes, sorting by address, narrow screens without sideways scrolling. */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  tone,
  dense: isDense = false,
  ...sorting
}: Props<Row>) {
  const folded = columns.filter(({ fold, foldAway }) => fold !== undefined && !foldAway)
  return (
    <table className="w-full border-collapse text-left">
      <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left text-muted'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <TableHeader key={column.key} column={column} isDense={isDense} {...sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const mark = tone?.(row)
          return (
            <tr
              key={rowKey(row)}
              className={`border-t border-line ${tone ? 'border-l-4' : ''} ${mark ? bars[mark] : 'border-l-transparent'}`}
            >
              {columns.map((column) => (
                <TableCell
                  key={column.key}
                  column={column}
                  row={row}
                  folded={column.naming ? folded : []}
                  isDense={isDense}
                />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
