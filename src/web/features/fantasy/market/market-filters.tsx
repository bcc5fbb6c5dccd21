import { startTransition, Suspense, useOptimistic, useState } from 'react'
import { positionsOf, type Modality } from '#domain/sport/modality.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { painted } from '#web/router/painted.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterForm } from '#web/ui/filter-form.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { FantasySearch } from './fantasy-search.ts'
import { MoreFilters, type MoreProps } from './more-filters.tsx'

const Dialog = lazyPart(async () => (await import('#web/ui/dialog.tsx')).Dialog)

interface Props extends MoreProps {
  values: FantasySearch
  modality: Modality
}

export function MarketFilters({ modality, values, clubs, onChange }: Props) {
  const { market, positions, lines } = useFeatureCopy('fantasy')
  const [dialog, setDialog] = useState<'open' | 'closed'>()
  const shown = positionsOf(modality)
  const [position, showPosition] = useOptimistic<string>(values.posicao ?? 'all')
  // The button reacts in the next frame, and the list follows.
  const choosePosition = (value: string) =>
    startTransition(async () => {
      showPosition(value)
      await painted()
      onChange({ posicao: shown.find((one) => one === value) })
    })
  const options = [
    { value: 'all', label: market.all },
    ...shown.map((value) => ({
      value,
      label: (
        <>
          <span className="max-sm:sr-only">{positions[value]}</span>
          <span aria-hidden className="sm:hidden">
            {lines[value]}
          </span>
        </>
      ),
    })),
  ]
  const { clube, de, ate, cabe, situacao, ordem, sentido, ver, time } = values
  const count = [clube, de, ate, cabe, situacao].filter((value) => value !== undefined).length
  const more = <MoreFilters values={values} clubs={clubs} onChange={onChange} />
  return (
    <FilterForm preserved={{ cabe, ordem, sentido, ver, time }} className="mb-2 grid gap-2 sm:mb-3 sm:gap-3">
      {/* On a phone the label is inside the field, to make room for the button next to it. */}
      <div className="flex items-end gap-2">
        <div className="grow max-sm:[&_label]:sr-only sm:[&_input]:placeholder:text-transparent">
          <SearchField
            label={market.search}
            placeholder={market.search}
            name="busca"
            value={values.busca ?? ''}
            onChange={(text) => onChange({ busca: text || undefined })}
          />
        </div>
        <Button look="secondary" className="px-3 sm:hidden" aria-haspopup="dialog" onClick={() => setDialog('open')}>
          {market.filters(count)}
        </Button>
      </div>
      <Segmented
        label={market.position}
        options={options}
        value={position}
        onChange={choosePosition}
        name="posicao"
        isTight
      />
      <details open={count > 0} className="rounded-control border border-line px-3 max-sm:hidden max-sm:noscript:block">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{market.moreFilters}</summary>
        {dialog !== 'open' && more}
      </details>
      {dialog && (
        <Suspense>
          <Dialog open={dialog === 'open'} title={market.moreFilters} onClose={() => setDialog('closed')}>
            {dialog === 'open' && more}
          </Dialog>
        </Suspense>
      )}
    </FilterForm>
  )
}
