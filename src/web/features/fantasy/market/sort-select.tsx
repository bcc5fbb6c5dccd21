import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import type { MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { nextSort, type Sort } from '#web/ui/sort-rows.ts'

interface Props {
  columns: readonly Column<MarketPlayerView>[]
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Narrow screens hide some columns. There, this select offers every column that the list can be sorted by. */
export function SortSelect({ columns, sort, onSort }: Props) {
  const { market } = useFeatureCopy('fantasy')
  const sortable = columns.filter(({ sortValue }) => sortValue !== undefined)
  const chosen = sortable.find(({ key }) => key === sort.column)
  const isUp = sort.direction === 'ascending'
  return (
    <div className="mb-1 flex items-end gap-2 sm:mb-2 lg:hidden">
      <div className="grow max-sm:[&_label]:sr-only">
        <SelectField
          label={market.sortBy}
          value={sort.column}
          onChange={({ target }) => {
            const column = sortable.find(({ key }) => key === target.value)
            if (column) onSort(nextSort(column, undefined))
          }}
          options={sortable.map(({ key, header }) => ({
            value: key,
            label: market.longColumns[key as keyof typeof market.longColumns] ?? header,
          }))}
        />
      </div>
      <IconButton
        label={isUp ? market.sortedUp : market.sortedDown}
        onClick={() => chosen && onSort(nextSort(chosen, sort))}
        className="border border-control"
      >
        <ArrowDownUp size={18} aria-hidden className={isUp ? '' : 'rotate-180'} />
      </IconButton>
    </div>
  )
}
