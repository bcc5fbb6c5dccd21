import { useState, type FormEvent } from 'react'
import { positionsOf } from '#domain/sport/modality.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { RowActions } from './row-actions.tsx'
import type { Book } from './use-book.ts'

type Player = Book['book']['players'][number]
const USUAL_PRICE = '90'

/** "10 Nino": a leading number is the shirt number. */
function readLine(line: string): { name: string; shirtNumber: number } {
  const [, number, name] = /^(\d{1,3})[\s.;,-]+(.+)$/.exec(line) ?? []
  return { name: (name ?? line).trim().slice(0, 40), shirtNumber: Number(number ?? 0) }
}

const lineOf = ({ name, shirtNumber }: Player) => (shirtNumber > 0 ? `${shirtNumber} ${name}` : name)

export function PlayersPart({ writing: { book, isBusy, change } }: { writing: Book }) {
  const words = useFeatureCopy('book')
  const positions = positionsOf(book.modality)
  const [clubId, setClubId] = useState(book.clubs[0]?.id)
  const [draft, setDraft] = useState({
    id: undefined as number | undefined,
    lines: '',
    position: positions[0] ?? 'Goleiro',
    price: USUAL_PRICE,
  })
  const players = book.players.filter((player) => player.clubId === clubId)
  if (clubId === undefined) return <p className="text-muted">{words.player.noClub}</p>

  async function save(event: FormEvent) {
    event.preventDefault()
    const { id, lines, position, price } = draft
    const made = lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(readLine)
    const kept = id === undefined ? made : made.slice(0, 1)
    const changes = kept.map(({ name, shirtNumber }) => ({
      kind: 'player' as const,
      ...(id === undefined ? { key: newEntryId() } : { id }),
      clubId: clubId as number,
      name,
      shirtNumber,
      position,
      price: Number(price),
    }))
    if (changes.length > 0 && (await change(...changes)))
      setDraft({ ...draft, id: undefined, lines: '', price: USUAL_PRICE })
  }

  return (
    <>
      <SelectField
        label={words.player.club}
        value={String(clubId)}
        onChange={({ target }) => setClubId(Number(target.value))}
        options={book.clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <ul className="grid">
        {players.map((player) => (
          <li key={player.id} className="flex items-center justify-between gap-2 border-b border-line">
            <span className="min-w-0 break-words">
              {lineOf(player)} <span className="text-small text-muted">{words.positions[player.position]}</span>
            </span>
            <RowActions
              name={player.name}
              isBusy={isBusy}
              onEdit={() =>
                setDraft({
                  id: player.id,
                  lines: lineOf(player),
                  position: player.position,
                  price: String(player.price),
                })
              }
              onRemove={() => void change({ kind: 'remove', what: 'player', id: player.id })}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void save(event)} className="grid gap-3">
        <TextAreaField
          label={words.player.names}
          hint={words.player.hint}
          required
          value={draft.lines}
          onChange={({ target }) => setDraft({ ...draft, lines: target.value })}
        />
        <SelectField
          label={words.player.position}
          value={draft.position}
          onChange={({ target }) =>
            setDraft({ ...draft, position: positions.find((one) => one === target.value) ?? draft.position })
          }
          options={positions.map((value) => ({ value, label: words.positions[value] }))}
        />
        <TextField
          label={words.player.price}
          hint={words.player.priceHint}
          type="number"
          min={50}
          max={150}
          required
          value={draft.price}
          onChange={({ target }) => setDraft({ ...draft, price: target.value })}
        />
        <Button type="submit" busy={isBusy}>
          {draft.id === undefined ? words.player.add : words.save}
        </Button>
      </form>
    </>
  )
}
