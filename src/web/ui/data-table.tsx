import type { ReactNode } from 'react'
import { TableCell, type Fold } from './table-cell.tsx'
import { TableHeader } from './table-header.tsx'
import type { LinkTarget } from '#web/router/target.ts'
import type { Sort } from './sort-rows.ts'

export interface Column<Row> {
  key: string
  header: string
  /** Only for screen readers. A column of buttons needs no visible header. */
  headerHidden?: boolean
  cell: (row: Row) => ReactNode
  /** Right-aligned. The first press on the header sorts in descending order. */
  numeric?: boolean
  /** Names the row. Exactly one column does, and folded columns appear under it. */
  naming?: boolean
  /** The screen width below which the value moves under the row's name. */
  fold?: Fold
  /** Hides the folded value completely on narrow screens. */
  foldAway?: boolean
  sortValue?: (row: Row) => number | string
}

type RowTone = 'good' | 'info' | 'bad'

interface Props<Row> {
  caption: string
  /** Shows the caption only to screen readers, where a title already stands above the table. */
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort
  sortLink?: (sort: Sort) => LinkTarget
  /** A coloured bar at the row's edge. Its meaning must also appear in words. */
  tone?: (row: Row) => RowTone | undefined
  /** Smaller and closer, for many columns. */
  dense?: boolean
}

const bars: Record<RowTone, string> = {
  good: 'border-l-good',
  info: 'border-l-info',
  bad: 'border-l-bad',
}

/**
 * The table for lists: real headers and scopes, the sort order in the address, and no sideways scrolling on narrow
 * screens.
 */
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
