import { useState, type FormEvent } from 'react'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { localText, readLocal } from './local-time.ts'
import { RowActions } from './row-actions.tsx'
import type { Book } from './use-book.ts'

const dayMs = 86_400_000

export function RoundsPart({ writing: { book, isBusy, change } }: { writing: Book }) {
  const words = useFeatureCopy('book')
  const format = useFormat()
  const { timeZone, rounds } = book
  const last = rounds.at(-1)
  const empty = {
    id: undefined as number | undefined,
    number: '',
    deadline: localText(Math.max(book.gameNowMs + dayMs, last ? last.deadlineMs + 7 * dayMs : 0), timeZone),
  }
  const [draft, setDraft] = useState(empty)
  const number = draft.number === '' ? (last?.number ?? 0) + 1 : Number(draft.number)
  async function save(event: FormEvent) {
    event.preventDefault()
    const deadlineMs = readLocal(draft.deadline, timeZone)
    if (deadlineMs === undefined) return
    const named = draft.id === undefined ? { key: newEntryId() } : { id: draft.id }
    if (await change({ kind: 'round', ...named, number, deadlineMs })) setDraft({ ...empty, deadline: draft.deadline })
  }
  return (
    <>
      <ul className="grid">
        {rounds.map((round) => (
          <li key={round.id} className="flex min-h-11 items-center justify-between gap-2 border-b border-line">
            <span className="min-w-0">
              {words.round.name(round.number)}{' '}
              <span className="text-small text-muted">
                {words.states[round.state]}, {format.dateTime(round.deadlineMs, timeZone)}
              </span>
            </span>
            {round.state === 'open' && (
              <RowActions
                name={words.round.name(round.number)}
                isBusy={isBusy}
                onEdit={() =>
                  setDraft({
                    id: round.id,
                    number: String(round.number),
                    deadline: localText(round.deadlineMs, timeZone),
                  })
                }
                onRemove={() => void change({ kind: 'remove', what: 'round', id: round.id })}
              />
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void save(event)} className="grid gap-3">
        <TextField
          label={words.round.number}
          type="number"
          min={1}
          max={999}
          required
          value={String(number)}
          onChange={({ target }) => setDraft({ ...draft, number: target.value })}
        />
        <TextField
          label={words.round.deadline}
          hint={words.zone(timeZone)}
          type="datetime-local"
          required
          value={draft.deadline}
          onChange={({ target }) => setDraft({ ...draft, deadline: target.value })}
        />
        <Button type="submit" busy={isBusy}>
          {draft.id === undefined ? words.round.add : words.save}
        </Button>
      </form>
    </>
  )
}
