import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { AVAILABILITIES } from '#domain/expected-points/availability.ts'
import { POSITIONS, type Position } from '#domain/sport/position.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
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
  situacao?: MarketPlayerView['status'] | undefined
}

interface Props {
  values: FilterValues
  clubs: readonly MarketClub[]
  onChange: (change: FilterValues) => void
}

const asNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)

const isUpsideDown = ({ de, ate }: FilterValues) => de !== undefined && ate !== undefined && de > ate

export function MarketFilters({ values, clubs, onChange }: Props) {
  const { market, positions } = useFeatureCopy('fantasy')
  const lines = [{ value: 'all', label: market.all }, ...POSITIONS.map((value) => ({ value, label: positions[value] }))]
  const more = [values.clube, values.de, values.ate, values.cabe, values.situacao].some((value) => value !== undefined)
  return (
    <search className="mb-3 grid gap-3">
      <SearchField
        label={market.search}
        value={values.busca ?? ''}
        onChange={(text) => onChange({ busca: text || undefined })}
      />
      <Segmented
        label={market.position}
        options={lines}
        value={values.posicao ?? 'all'}
        onChange={(value) => onChange({ posicao: POSITIONS.find((position) => position === value) })}
      />
      <details open={more} className="rounded-control border border-line px-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{market.moreFilters}</summary>
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
      </details>
    </search>
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
  value: MarketPlayerView['status'] | undefined
  onChange: (value: MarketPlayerView['status'] | undefined) => void
}

function StatusSelect({ value, onChange }: StatusSelectProps) {
  const { market, statuses } = useFeatureCopy('fantasy')
  return (
    <SelectField
      label={market.status}
      value={value ?? ''}
      onChange={({ target }) => onChange(AVAILABILITIES.find((status) => status === target.value))}
      options={[
        { value: '', label: market.anyStatus },
        ...AVAILABILITIES.map((status) => ({ value: status, label: statuses[status] })),
      ]}
    />
  )
}
