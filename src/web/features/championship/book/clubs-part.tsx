import { useState, type FormEvent } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { RowActions } from './row-actions.tsx'
import type { Book } from './use-book.ts'

const EMPTY = { id: undefined as number | undefined, name: '', city: '' }

export function ClubsPart({ writing: { book, isBusy, change } }: { writing: Book }) {
  const words = useFeatureCopy('book')
  const [draft, setDraft] = useState(EMPTY)
  async function save(event: FormEvent) {
    event.preventDefault()
    const { id, name, city } = draft
    const named = id === undefined ? { key: newEntryId() } : { id }
    if (await change({ kind: 'club', ...named, name: name.trim(), city: city.trim() })) setDraft(EMPTY)
  }
  return (
    <>
      <ul className="grid">
        {book.clubs.map(({ id, name, city }) => (
          <li key={id} className="flex items-center justify-between gap-2 border-b border-line">
            <span className="min-w-0 break-words">{name}</span>
            <RowActions
              name={name}
              isBusy={isBusy}
              onEdit={() => setDraft({ id, name, city })}
              onRemove={() => void change({ kind: 'remove', what: 'club', id })}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void save(event)} className="grid gap-3">
        <TextField
          label={words.club.name}
          required
          maxLength={40}
          value={draft.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <TextField
          label={words.club.city}
          maxLength={40}
          value={draft.city}
          onChange={({ target }) => setDraft({ ...draft, city: target.value })}
        />
        <Button type="submit" busy={isBusy}>
          {draft.id === undefined ? words.club.add : words.save}
        </Button>
      </form>
    </>
  )
}
