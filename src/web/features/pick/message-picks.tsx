import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PickMatch } from '#contract/pick.ts'
import type { ReadPickMessageView } from '#contract/pick-message.ts'
import { LONGEST_PICK_MESSAGE } from '#contract/pick-message-terms.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import type { PickSaver } from '#web/game/pick/use-pick-saver.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'

interface Props {
  entries: readonly PickMatch[]
  saver: PickSaver
}

/** PM1, PM3: shows what was understood before it saves anything. */
export function MessagePicks({ entries, saver }: Props) {
  const { fetchApi } = useApp()
  const { message: words } = useFeatureCopy('pick')
  const problemText = useProblemText()
  const [text, setText] = useState('')
  const read = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/picks/message', { body: { text } }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const found = (read.data?.picks ?? []).flatMap(({ match, ...said }) => {
    const entry = entries.find((known) => known.match.id === match.id)
    return entry ? [{ entry, ...said }] : []
  })
  function save() {
    for (const { entry, pick } of found) saver.choose(entry, pick)
    showToast({ text: words.saved, tone: 'good' })
    setText('')
    read.reset()
  }
  return (
    <details className="mb-4 max-w-[46rem] rounded-control border border-line bg-surface px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.title}</summary>
      <form
        className="grid gap-3 pb-3"
        onSubmit={(event) => {
          event.preventDefault()
          read.mutate()
        }}
      >
        <TextAreaField
          label={words.label}
          hint={words.lead}
          value={text}
          maxLength={LONGEST_PICK_MESSAGE}
          rows={2}
          onChange={({ target }) => {
            setText(target.value)
            read.reset()
          }}
        />
        <div>
          <Button type="submit" look="secondary" busy={read.isPending} disabled={text.trim() === ''}>
            {words.read}
          </Button>
        </div>
      </form>
      <div role="status" className="pb-3">
        {read.data && <Understood read={read.data} found={found} onSave={save} />}
      </div>
    </details>
  )
}

interface UnderstoodProps {
  read: ReadPickMessageView
  found: { entry: PickMatch; pick: ReadPickMessageView['picks'][number]['pick']; isSuggested: boolean }[]
  onSave: () => void
}

const PLACES = { score: '/', matches: '/', leader: '/rankings', own_place: '/rankings', table: '/analytics' } as const

function Understood({ read: { asks, question }, found, onSave }: UnderstoodProps) {
  const { message: words } = useFeatureCopy('pick')
  if (question === 'missing' || question === 'deadline') return <p className="mt-1">{words.questions[question]}.</p>
  if (question)
    return (
      <p className="mt-1">
        {words.question} <TextLink to={PLACES[question]}>{words.questions[question]}</TextLink>
      </p>
    )
  if (found.length === 0 && asks.length === 0) return <p className="mt-1">{words.nothing}</p>
  return (
    <div className="mt-1 grid gap-3">
      {found.length > 0 && (
        <>
          <p>{words.understood}</p>
          <ul className="grid gap-1">
            {found.map(({ entry: { match }, pick, isSuggested }) => (
              <li key={match.id}>
                <b>
                  {pick.kind === 'score'
                    ? `${match.home.name} ${pick.score.home} × ${pick.score.away} ${match.away.name}`
                    : match[pick.winner].name}
                </b>
                {isSuggested && <span className="text-small text-muted"> ({words.suggested})</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {asks.length > 0 && (
        <ul className="grid gap-1 text-bad">
          {asks.map(({ kind, clubs, detail }) => (
            <li key={`${kind} ${clubs.join()}`}>
              {clubs.length > 0 && `${clubs.join(', ')}: `}
              {detail}
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <div>
          <Button onClick={onSave}>{words.save(found.length)}</Button>
        </div>
      )}
    </div>
  )
}
