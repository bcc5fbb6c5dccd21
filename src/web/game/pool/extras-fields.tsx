import { EXTRA_BOUNDS, withKnockoutTimes, type CountedExtra, type PoolExtras } from '#domain/pool/pool-extras.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface Props {
  extras: PoolExtras
  onChange: (extras: PoolExtras) => void
}

const TIMES = ['knockoutTimes', 'semifinalTimes', 'finalTimes'] as const

/** Folded, because most bolões do not use them. */
export function ExtrasFields({ extras, onChange }: Props) {
  const { extras: words } = useFeatureCopy('pool')
  const set = (change: Partial<PoolExtras>) => onChange({ ...extras, ...change })
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.title}</summary>
      <div className="grid gap-4">
        <CountField extra="goesOn" hint={words.goesOnHint} extras={extras} onChange={onChange} />
        <SelectField
          label={words.score}
          value={extras.afterExtraTime ? 'full' : 'regular'}
          options={[
            { value: 'regular', label: words.after90 },
            { value: 'full', label: words.after120 },
          ]}
          onChange={({ target }) => set({ afterExtraTime: target.value === 'full' })}
        />
        <div className="grid items-end gap-3 sm:grid-cols-3">
          {TIMES.map((extra) => (
            <SelectField
              key={extra}
              label={words.times[extra]}
              value={extras[extra]}
              options={timesOf(extra).map((times) => ({ value: String(times), label: words.timesOf(times) }))}
              onChange={({ target: { value } }) =>
                onChange(
                  extra === 'knockoutTimes'
                    ? withKnockoutTimes(extras, Number(value))
                    : { ...extras, [extra]: Number(value) },
                )
              }
            />
          ))}
        </div>
        <Switch label={words.joker} on={extras.hasJoker} onChange={(hasJoker) => set({ hasJoker })} />
        <CountField extra="bracketPoints" hint={words.bracketHint} extras={extras} onChange={onChange} />
        {extras.bracketPoints > 0 && (
          <Switch
            label={words.bracketEarly}
            on={extras.bracketEarly}
            onChange={(bracketEarly) => set({ bracketEarly })}
          />
        )}
        <CountField extra="vacationPicks" hint={words.vacationHint} extras={extras} onChange={onChange} />
        <Switch label={words.squads} on={extras.countsSquads} onChange={(countsSquads) => set({ countsSquads })} />
      </div>
    </details>
  )
}

const timesOf = (extra: (typeof TIMES)[number]) => {
  const { min, max } = EXTRA_BOUNDS[extra]
  return Array.from({ length: max - min + 1 }, (_none, at) => min + at)
}

interface CountProps extends Props {
  extra: Exclude<CountedExtra, (typeof TIMES)[number]>
  hint: string
}

function CountField({ extra, hint, extras, onChange }: CountProps) {
  const { extras: words } = useFeatureCopy('pool')
  const { min, max } = EXTRA_BOUNDS[extra]
  const value = extras[extra]
  const isWrong = !Number.isInteger(value) || value < min || value > max
  return (
    <TextField
      label={words[extra]}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={Number.isNaN(value) ? '' : value}
      error={isWrong ? words.outOfRange(min, max) : undefined}
      onChange={({ target }) =>
        onChange({ ...extras, [extra]: target.value === '' ? Number.NaN : Number(target.value) })
      }
    />
  )
}
