import { useState } from 'react'
import type { MarketClub } from '#contract/market.ts'
import { PROSPECTS, type Prospect } from '#domain/expected-points/availability.ts'
import { positionsOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { useAhead } from '#web/base/use-ahead.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'

export interface FilterValues {
  busca?: string | undefined
  posicao?: Position | undefined
  clube?: number | undefined
  de?: number | undefined
  ate?: number | undefined
  cabe?: true | undefined
  situacao?: Prospect | undefined
}

interface Props {
  modality: Modality
  values: FilterValues
  clubs: readonly MarketClub[]
  onChange: (change: FilterValues) => void
}

const asNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)

const isUpsideDown = ({ de, ate }: FilterValues) => de !== undefined && ate !== undefined && de > ate

export function MarketFilters({ modality, values, clubs, onChange }: Props) {
  const { market, positions, lines } = useFeatureCopy('fantasy')
  const [isOpen, open] = useState(false)
  const shown = positionsOf(modality)
  const [position, choosePosition] = useAhead<string>(values.posicao ?? 'all', (value) =>
    onChange({ posicao: shown.find((one) => one === value) }),
  )
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
  const { clube, de, ate, cabe, situacao } = values
  const count = [clube, de, ate, cabe, situacao].filter((value) => value !== undefined).length
  const more = <MoreFilters values={values} clubs={clubs} onChange={onChange} />
  return (
    <search className="mb-2 grid gap-2 sm:mb-3 sm:gap-3">
      {/* A phone has room for the field with its name inside, and for the button beside it. */}
      <div className="flex items-end gap-2">
        <div className="grow max-sm:[&_label]:sr-only sm:[&_input]:placeholder:text-transparent">
          <SearchField
            label={market.search}
            placeholder={market.search}
            value={values.busca ?? ''}
            onChange={(text) => onChange({ busca: text || undefined })}
          />
        </div>
        <Button look="secondary" className="px-3 sm:hidden" aria-haspopup="dialog" onClick={() => open(true)}>
          {market.filters(count)}
        </Button>
      </div>
      <Segmented label={market.position} options={options} value={position} onChange={choosePosition} isTight />
      <details open={count > 0} className="rounded-control border border-line px-3 max-sm:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{market.moreFilters}</summary>
        {more}
      </details>
      <Dialog open={isOpen} title={market.moreFilters} onClose={() => open(false)}>
        {isOpen && more}
      </Dialog>
    </search>
  )
}

function MoreFilters({ values, clubs, onChange }: Omit<Props, 'modality'>) {
  const { market } = useFeatureCopy('fantasy')
  return (
    <div className="grid gap-3 pb-3 sm:grid-cols-2">
      <SelectField
        label={market.club}
        value={String(values.clube ?? '')}
        onChange={({ target }) => onChange({ clube: asNumber(target.value) })}
        options={[
          { value: '', label: market.anyClub },
          ...clubs.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <StatusSelect value={values.situacao} onChange={(situacao) => onChange({ situacao })} />
      <PriceField label={market.minPrice} value={values.de} onChange={(de) => onChange({ de })} />
      <PriceField
        label={market.maxPrice}
        value={values.ate}
        error={isUpsideDown(values) ? market.priceOrder : undefined}
        onChange={(ate) => onChange({ ate })}
      />
      <Switch
        label={market.affordable}
        on={values.cabe === true}
        onChange={(on) => onChange({ cabe: on ? true : undefined })}
      />
      <Button look="quiet" onClick={() => onChange(cleared)}>
        {market.clear}
      </Button>
    </div>
  )
}

export const cleared: FilterValues = {
  busca: undefined,
  posicao: undefined,
  clube: undefined,
  de: undefined,
  ate: undefined,
  cabe: undefined,
  situacao: undefined,
}

interface PriceFieldProps {
  label: string
  value: number | undefined
  error?: string | undefined
  onChange: (value: number | undefined) => void
}

function PriceField({ label, value, error, onChange }: PriceFieldProps) {
  return (
    <TextField
      label={label}
      error={error}
      type="number"
      inputMode="numeric"
      min={50}
      max={150}
      value={value ?? ''}
      onChange={({ target }) => onChange(asNumber(target.value))}
    />
  )
}

interface StatusSelectProps {
  value: Prospect | undefined
  onChange: (value: Prospect | undefined) => void
}

function StatusSelect({ value, onChange }: StatusSelectProps) {
  const { market, statuses, advice } = useFeatureCopy('fantasy')
  const names = { ...advice.concerns, ...statuses }
  return (
    <SelectField
      label={market.status}
      value={value ?? ''}
      onChange={({ target }) => onChange(PROSPECTS.find((prospect) => prospect === target.value))}
      options={[
        { value: '', label: market.anyStatus },
        ...PROSPECTS.map((prospect) => ({ value: prospect, label: names[prospect] })),
      ]}
    />
  )
}
