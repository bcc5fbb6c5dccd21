import { useState } from 'react'
import type { JoinRequest, Joins } from '#contract/join.ts'
import { apiReader } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

export interface JoinConfirmation extends JoinRequest {
  keptName: string
  goneName: string
}

interface Props {
  slug: string
  clubs: Joins['clubs']
  onAsk: (confirmation: JoinConfirmation) => void
}

interface Choice {
  id: number
  name: string
  label: string
}

/** For two clubs or players that Craque did not recognise as one. */
export function JoinFields({ slug, clubs, onAsk }: Props) {
  const { joining: words } = useFeatureCopy('importing')
  const [kind, setKind] = useState<JoinRequest['kind']>('club')
  if (clubs.length === 0) return null
  const choices = clubs.map(({ id, name, players, matches }) => ({
    id,
    name,
    label: words.club(name, players, matches),
  }))
  return (
    <div className="grid gap-3">
      <Segmented
        label={words.what}
        options={[
          { value: 'club', label: words.whatClubs },
          { value: 'player', label: words.whatPlayers },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'club' ? (
        <TwoFields kind="club" choices={choices} onAsk={onAsk} />
      ) : (
        <PlayerFields slug={slug} onAsk={onAsk} />
      )}
    </div>
  )
}

function PlayerFields({ slug, onAsk }: Pick<Props, 'slug' | 'onAsk'>) {
  const { fetchApi } = useApp()
  const { data } = useQuery(
    queryOptions({
      queryKey: ['championships', 'book', slug],
      queryFn: apiReader(fetchApi, 'GET /api/championships/{slug}/book', { slug }),
    }),
  )
  const clubs = new Map(data?.clubs.map(({ id, name }) => [id, name]))
  const choices = (data?.players ?? [])
    .map(({ id, name, clubId }) => ({ id, name, label: `${name} (${clubs.get(clubId) ?? ''})` }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return <TwoFields kind="player" choices={choices} onAsk={onAsk} />
}

interface TwoProps extends Pick<Props, 'onAsk'> {
  kind: JoinRequest['kind']
  choices: readonly Choice[]
}

function TwoFields({ kind, choices, onAsk }: TwoProps) {
  const { joining: words } = useFeatureCopy('importing')
  const [goneId, setGone] = useState('')
  const [keptId, setKept] = useState('')
  const options = (without: string) => [
    { value: '', label: words.choose },
    ...choices.filter(({ id }) => String(id) !== without).map(({ id, label }) => ({ value: String(id), label })),
  ]
  const chosen = (id: string) => choices.find((one) => String(one.id) === id)
  function submit() {
    const [gone, kept] = [chosen(goneId), chosen(keptId)]
    if (gone && kept) onAsk({ kind, goneId: gone.id, keptId: kept.id, goneName: gone.name, keptName: kept.name })
    setGone('')
    setKept('')
  }
  return (
    <>
      <SelectField
        label={words.gone[kind]}
        value={goneId}
        options={options(keptId)}
        onChange={({ target }) => setGone(target.value)}
      />
      <SelectField
        label={words.kept[kind]}
        value={keptId}
        options={options(goneId)}
        onChange={({ target }) => setKept(target.value)}
      />
      <div>
        <Button look="secondary" disabled={goneId === '' || keptId === ''} onClick={submit}>
          {words.join}
        </Button>
      </div>
    </>
  )
}
