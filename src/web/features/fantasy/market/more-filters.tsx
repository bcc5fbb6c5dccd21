import type { MarketClub } from '#contract/market.ts'
import { PROSPECTS, type Prospect } from '#domain/expected-points/availability.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { cleared, type FilterValues } from './filter-values.ts'

export interface MoreProps {
  values: FilterValues
  clubs: readonly MarketClub[]
  onChange: (change: FilterValues) => void
}

const asNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)

const isUpsideDown = ({ de, ate }: FilterValues) => de !== undefined && ate !== undefined && de > ate

/** The filters besides search and position. */
export function MoreFilters({ values, clubs, onChange }: MoreProps) {
  const { market } = useFeatureCopy('fantasy')
  return (
    <div className="grid gap-3 pb-3 sm:grid-cols-2">
      <SelectField
        label={market.club}
        name="clube"
        value={String(values.clube ?? '')}
        onChange={({ target }) => onChange({ clube: asNumber(target.value) })}
        options={[
          { value: '', label: market.anyClub },
          ...clubs.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <StatusSelect value={values.situacao} onChange={(situacao) => onChange({ situacao })} />
      <PriceField label={market.minPrice} name="de" value={values.de} onChange={(de) => onChange({ de })} />
      <PriceField
        label={market.maxPrice}
        name="ate"
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

interface PriceFieldProps {
  label: string
  name: string
  value: number | undefined
  error?: string | undefined
  onChange: (value: number | undefined) => void
}

function PriceField({ label, name, value, error, onChange }: PriceFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
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
      name="situacao"
      value={value ?? ''}
      onChange={({ target }) => onChange(PROSPECTS.find((prospect) => prospect === target.value))}
      options={[
        { value: '', label: market.anyStatus },
        ...PROSPECTS.map((prospect) => ({ value: prospect, label: names[prospect] })),
      ]}
    />
  )
}
