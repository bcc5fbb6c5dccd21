import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { PoolGuests } from '#contract/pool-guest.ts'
import { scoreIn } from '#domain/pool/pick-sheet.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { keepReceipt } from '#web/game/receipt/kept-receipts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { GuestCare } from './guest-care.tsx'
import { GuestSheet } from './guest-sheet.tsx'
import { guestsQuery, sendGuest, sendTypedPick } from './pool-actions.ts'

/** BL14: owners type picks for people without a phone. */
export function GuestsCard({ leagueId }: { leagueId: number }) {
  const { guests: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const { data } = useQuery(guestsQuery(fetchApi, leagueId))
  const [chosen, choose] = useState('')
  if (!data) return null
  const guest = data.guests.find(({ managerId }) => String(managerId) === chosen)
  return (
    <Card title={words.title}>
      <p className="mb-3 text-small text-muted">{words.hint}</p>
      <div className="grid gap-4">
        <AddGuest leagueId={leagueId} onAdded={(managerId) => choose(String(managerId))} />
        {data.guests.length > 0 && (
          <SelectField
            label={words.who}
            value={chosen}
            options={[
              { value: '', label: words.choose },
              ...data.guests.map(({ managerId, name }) => ({ value: String(managerId), label: name })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        {guest && (
          <>
            <GuestCare key={guest.name} leagueId={leagueId} guest={guest} onGone={() => choose('')} />
            <GuestPicks key={guest.managerId} leagueId={leagueId} managerId={guest.managerId} all={data} />
          </>
        )}
        <GuestSheet leagueId={leagueId} />
      </div>
    </Card>
  )
}

function AddGuest({ leagueId, onAdded }: { leagueId: number; onAdded: (managerId: number) => void }) {
  const { guests: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: () => sendGuest(fetchApi, leagueId, name),
    onSuccess: async ({ guest }) => {
      setName('')
      await queryClient.invalidateQueries({ queryKey: ['leagues'] })
      onAdded(guest.managerId)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    add.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextField
        label={words.name}
        maxLength={40}
        value={name}
        error={add.error ? problemText(add.error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="secondary" busy={add.isPending} disabled={name.trim() === ''}>
        {words.add}
      </Button>
    </form>
  )
}

/** How many matches are shown at first. The rest is folded. */
const FIRST_SHOWN = 10

function GuestPicks({ leagueId, managerId, all }: { leagueId: number; managerId: number; all: PoolGuests }) {
  const { guests: words } = useFeatureCopy('pool')
  const fields = (matches: PoolGuests['matches']) => (
    <div className="grid gap-3">
      {matches.map((match) => (
        <GuestPick
          key={match.id}
          match={match}
          leagueId={leagueId}
          managerId={managerId}
          stored={all.picks.find((one) => one.managerId === managerId && one.matchId === match.id)?.pick}
        />
      ))}
    </div>
  )
  const rest = all.matches.slice(FIRST_SHOWN)
  return (
    <>
      <p className="text-small text-muted">{words.scoreHint}</p>
      {fields(all.matches.slice(0, FIRST_SHOWN))}
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5">{words.more(rest.length)}</summary>
          {fields(rest)}
        </details>
      )}
    </>
  )
}

interface PickProps {
  match: PoolGuests['matches'][number]
  leagueId: number
  managerId: number
  stored: PoolGuests['picks'][number]['pick'] | undefined
}

function GuestPick({ match, leagueId, managerId, stored }: PickProps) {
  const { guests: words, joker } = useFeatureCopy('pool')
  const { score: scoreText } = useFeatureCopy('pick')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const known = stored?.kind === 'score' ? scoreText(stored.score.home, stored.score.away) : ''
  const [text, setText] = useState(known)
  const [isWrong, setWrong] = useState(false)
  const send = useMutation({
    mutationFn: (pick: PickProps['stored'] | null) =>
      sendTypedPick(fetchApi, { leagueId, managerId, matchId: match.id, pick: pick ?? null }),
    onSuccess: async ({ result }) => {
      const refused = 'refused' in result
      if (!refused) keepReceipt(queryClient, { kind: 'guest-pick', subjectId: match.id, promise: result.promise })
      showToast({ text: refused ? result.detail : words.saved, tone: refused ? 'bad' : 'good' })
      await queryClient.invalidateQueries({ queryKey: ['leagues', 'guests', leagueId] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const label = joker.match(match.home, match.away)
  if (match.sport !== 'futebol')
    return (
      <SelectField
        label={label}
        value={stored?.kind === 'winner' ? stored.winner : ''}
        options={[
          { value: '', label: words.choose },
          { value: 'home', label: match.home },
          { value: 'away', label: match.away },
        ]}
        onChange={({ target }) =>
          send.mutate(
            target.value === '' ? null : { kind: 'winner', winner: target.value === 'home' ? 'home' : 'away' },
          )
        }
      />
    )
  function save() {
    if (text.trim() === known) return
    const score = scoreIn(text.trim())
    setWrong(!score && text.trim() !== '')
    if (score) send.mutate({ kind: 'score', score })
    else if (text.trim() === '') send.mutate(null)
  }
  return (
    <TextField
      label={label}
      inputMode="text"
      value={text}
      error={isWrong ? words.notScore : undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
    />
  )
}
