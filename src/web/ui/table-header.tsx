import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { LinkTarget } from '#web/router/target.ts'
import { PlainLink } from './plain-link.tsx'
import { nextSort, type Sort } from './sort-rows.ts'
import { columnShown, denseGap, type Fold } from './table-cell.tsx'

interface HeaderColumn {
  key: string
  header: string
  headerHidden?: boolean
  numeric?: boolean
  fold?: Fold
  sortValue?: unknown
}

interface Props {
  column: HeaderColumn
  sort?: Sort
  sortLink?: (sort: Sort) => LinkTarget
  /** Many columns: only the sorted one has an arrow. */
  isDense: boolean
}

export function TableHeader({ column, sort, sortLink, isDense }: Props) {
  const { key, header, headerHidden = false, numeric = false, fold, sortValue } = column
  const direction = sort?.column === key ? sort.direction : undefined
  const sortable = sortLink !== undefined && sortValue !== undefined
  const shape = `sticky top-(--table-top,4rem) z-10 bg-surface text-small ${isDense ? `leading-tight ${denseGap}` : 'px-1 first:pl-2 sm:px-2'} font-semibold text-muted ${numeric ? 'text-right' : ''} ${fold ? columnShown[fold] : ''}`
  return (
    <th
      scope="col"
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={`${shape} ${isDense ? 'h-8 sm:h-10' : 'h-10'}`}
    >
      {sortable ? (
        <PlainLink
          {...sortLink(nextSort({ key, numeric }, sort))}
          resetScroll={false}
          className={`inline-flex items-center gap-1 hover:text-text ${isDense ? 'min-h-8 sm:min-h-11 underline decoration-control decoration-dotted underline-offset-4' : 'min-h-11'} ${numeric ? 'flex-row-reverse' : ''} ${direction ? 'text-text' : ''}`}
        >
          {header}
          {(direction || !isDense) && <SortIcon direction={direction} />}
        </PlainLink>
      ) : (
        <span className={headerHidden ? 'sr-only' : ''}>{header}</span>
      )}
    </th>
  )
}

function SortIcon({ direction }: { direction: Sort['direction'] | undefined }) {
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return <Icon size={14} aria-hidden className={direction ? '' : 'hidden sm:block'} />
}
