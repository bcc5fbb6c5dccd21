import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { SelectField } from '#web/ui/field.tsx'
import { useOwnChampionship } from '#web/game/championship/use-own-championship.ts'

const roundsQuery = (fetchApi: FetchApi, slug: string | undefined) =>
  queryOptions({
    queryKey: ['championships', 'round', slug ?? '', 'newest'],
    queryFn: apiReader(fetchApi, 'GET /api/championships/{slug}/round', { slug: slug ?? '' }),
    enabled: slug !== undefined,
  })

interface Props {
  today: string
  onChange: (span: { starts: string; ends: string }) => void
}

/** Turns a span of rounds into dates, because a postponed or moved match may leave its round. */
export function RoundSpan({ today, onChange }: Props) {
  const { form: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const { isoDay, number } = useFormat()
  const own = useOwnChampionship()
  const { data } = useQuery(roundsQuery(fetchApi, own?.slug))
  const [chosen, choose] = useState({ from: '', to: '' })
  const rounds = (data?.rounds ?? []).flatMap(({ id, number: round, startsAtMs, endsAtMs }) =>
    startsAtMs === undefined || endsAtMs === undefined || isoDay(endsAtMs) < today
      ? []
      : [{ id: String(id), round, starts: isoDay(startsAtMs), ends: isoDay(endsAtMs) }],
  )
  if (rounds.length === 0) return null
  function set(change: Partial<typeof chosen>) {
    const next = { ...chosen, ...change }
    const first = rounds.find(({ id }) => id === next.from)
    const last = rounds.find(({ id }) => id === next.to) ?? first
    choose({ from: next.from, to: last?.id ?? '' })
    if (first && last) onChange({ starts: first.starts < today ? today : first.starts, ends: last.ends })
  }
  const options = rounds.map(({ id, round }) => ({ value: id, label: number(round) }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={words.rounds.from}
        value={chosen.from}
        options={[{ value: '', label: words.rounds.byDate }, ...options]}
        onChange={({ target }) => set({ from: target.value })}
      />
      {chosen.from !== '' && (
        <SelectField
          label={words.rounds.to}
          value={chosen.to}
          options={options}
          onChange={({ target }) => set({ to: target.value })}
        />
      )}
    </div>
  )
}
