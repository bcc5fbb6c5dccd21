import type { ReactNode } from 'react'

export type Fold = 'phone' | 'tablet' | 'wide'

/** Classes for both forms of a folding value: the line under the name appears exactly where the column disappears. */
export const columnShown: Record<Fold, string> = {
  phone: 'hidden sm:table-cell',
  tablet: 'hidden md:table-cell',
  wide: 'hidden lg:table-cell',
}
const lineShown: Record<Fold, string> = { phone: 'sm:hidden', tablet: 'md:hidden', wide: 'lg:hidden' }

/** The gaps of a dense table, for header and body cells. */
export const denseGap = 'px-0.5 sm:px-2 sm:first:pl-2 lg:px-1'

interface CellColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  naming?: boolean
  fold?: Fold
}

interface Props<Row> {
  column: CellColumn<Row>
  row: Row
  /** Columns whose values appear under this cell on narrow screens. */
  folded: readonly CellColumn<Row>[]
  /** Many columns: little space between them, and only the name in full size. */
  isDense: boolean
}

export function TableCell<Row>({ column, row, folded, isDense }: Props<Row>) {
  const { fold, numeric, naming, cell } = column
  const shape = `h-10 ${isDense ? 'py-0.5 sm:py-1.5' : 'py-1.5'} ${isDense ? denseGap : 'px-1 first:pl-2 sm:px-2'} ${numeric ? 'text-right' : ''} ${fold ? columnShown[fold] : ''}`
  if (!naming) return <td className={`${shape} ${isDense ? 'sm:text-small' : ''}`}>{cell(row)}</td>
  return (
    <th scope="row" className={`${shape} w-full font-semibold sm:w-auto`}>
      {cell(row)}
      {folded.length > 0 && (
        <dl className="flex flex-wrap gap-x-2 text-small font-normal text-muted lg:contents">
          {folded.map((other) => (
            <div key={other.key} className={other.fold ? lineShown[other.fold] : ''}>
              <dt className="sr-only">{other.header}</dt>
              <dd>{other.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </th>
  )
}
