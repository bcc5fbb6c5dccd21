import {
  checkScoring,
  MAX_LINE_POINTS,
  POOL_LINES,
  POOL_PRESET_NAMES,
  POOL_PRESETS,
  presetOf,
  type PoolScoring,
} from '#domain/pool/pool-scoring.ts'
import { NO_EXTRAS, type PoolExtras } from '#domain/pool/pool-extras.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import { useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import { OtherChampionships } from './other-championships.tsx'
import { ScoringLines } from './scoring-lines.tsx'
import { useOwnChampionship } from '#web/game/championship/use-own-championship.ts'

export interface PoolDraft {
  sport: Sport | null
  scoring: PoolScoring
  extras: PoolExtras
  lateStartAverage: boolean
  championships: string[]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const NEW_POOL: PoolDraft = {
  sport: 'futebol',
  scoring: POOL_PRESETS.craque,
  extras: NO_EXTRAS,
  lateStartAverage: false,
  championships: [],
}

/** The fields that only a bolão has: its matches, where late members start, what picks are worth, and extras. */
export function PoolFields({ pool, onChange }: { pool: PoolDraft; onChange: (pool: PoolDraft) => void }) {
  const { form: words } = useFeatureCopy('pool')
  const { sports = SPORTS } = useOwnChampionship() ?? {}
  return (
    <>
      {sports.length > 1 && (
        <SelectField
          label={words.sport}
          value={pool.sport ?? ''}
          options={[
            ...sports.map((value) => ({ value, label: words.sports[value] })),
            { value: '', label: words.anySport },
          ]}
          onChange={({ target }) =>
            onChange({ ...pool, sport: SPORTS.find((sport) => sport === target.value) ?? null })
          }
        />
      )}
      <SelectField
        label={words.late}
        value={pool.lateStartAverage ? 'average' : 'zero'}
        options={[
          { value: 'zero', label: words.lateZero },
          { value: 'average', label: words.lateAverage },
        ]}
        onChange={({ target }) => onChange({ ...pool, lateStartAverage: target.value === 'average' })}
      />
      <OtherChampionships
        chosen={pool.championships}
        onChange={(championships) => onChange({ ...pool, championships })}
      />
      <ScoringFields scoring={pool.scoring} onChange={(scoring) => onChange({ ...pool, scoring })} />
      <ExtrasFields extras={pool.extras} onChange={(extras) => onChange({ ...pool, extras })} />
    </>
  )
}

interface ScoringProps {
  scoring: PoolScoring
  onChange: (scoring: PoolScoring) => void
}

/** A preset or custom numbers, both with computed examples. */
export function ScoringFields({ scoring, onChange }: ScoringProps) {
  const { form: words } = useFeatureCopy('pool')
  const { grades } = useFeatureCopy('pick')
  const [isOwn, makeOwn] = useState(presetOf(scoring) === undefined)
  const checked = checkScoring(scoring)
  const preset = isOwn ? 'own' : (presetOf(scoring) ?? 'own')
  function choose(value: string) {
    const name = POOL_PRESET_NAMES.find((one) => one === value)
    makeOwn(name === undefined)
    if (name) onChange(POOL_PRESETS[name])
  }
  return (
    <>
      <SelectField
        label={words.preset}
        hint={words.presetHint}
        value={preset}
        options={[...POOL_PRESET_NAMES, 'own' as const].map((value) => ({ value, label: words.presets[value] }))}
        onChange={({ target }) => choose(target.value)}
      />
      {isOwn && (
        <div className="grid grid-cols-2 items-end gap-3">
          {POOL_LINES.map((line) => (
            <TextField
              key={line}
              label={capital(grades[line])}
              type="number"
              inputMode="numeric"
              min={line === 'exact' ? 1 : 0}
              max={MAX_LINE_POINTS}
              value={Number.isNaN(scoring[line]) ? '' : scoring[line]}
              error={!checked.ok && checked.error.line === line ? words.errors[checked.error.kind] : undefined}
              onChange={({ target }) =>
                onChange({ ...scoring, [line]: target.value === '' ? Number.NaN : Number(target.value) })
              }
            />
          ))}
        </div>
      )}
      {checked.ok && <ScoringLines scoring={scoring} />}
    </>
  )
}
