import { useState, type FormEvent } from 'react'
import type { ChampionshipView } from '#contract/championship.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { localText, readLocal } from './local-time.ts'
import { RowActions } from './row-actions.tsx'
import type { Book } from './use-book.ts'

type Match = Book['book']['matches'][number]
interface Props {
  writing: Book
  championship: ChampionshipView
}

export function MatchesPart({ writing: { book, isBusy, change }, championship }: Props) {
  const words = useFeatureCopy('book')
  const format = useFormat()
  const { timeZone, clubs } = book
  const open = book.rounds.filter(({ state }) => state === 'open')
  const nameOf = (id: number) => clubs.find((club) => club.id === id)?.name ?? ''
  const titleOf = ({ homeId, awayId }: Match) => words.match.name(nameOf(homeId), nameOf(awayId))
  const [edited, edit] = useState<Match>()
  return (
    <>
      <ul className="grid">
        {book.matches.map((match) => (
          <li key={match.id} className="grid gap-1 border-b border-line py-2">
            <span className="flex flex-wrap items-center justify-between gap-x-2">
              <span className="min-w-0 break-words">
                {match.homeScore === null
                  ? titleOf(match)
                  : words.match.result(
                      nameOf(match.homeId),
                      match.homeScore,
                      match.awayScore ?? 0,
                      nameOf(match.awayId),
                    )}
              </span>
              <span className="text-small text-muted">{format.dateTime(match.startsAtMs, timeZone)}</span>
            </span>
            <span className="flex flex-wrap items-center justify-between gap-2">
              <a
                href={addressIn(championship.isMain ? undefined : championship.slug, `/mesa/${match.id}`)}
                aria-label={words.match.deskOf(titleOf(match))}
                className="inline-flex min-h-11 items-center rounded-control border border-control px-4 font-bold"
              >
                {words.match.desk}
              </a>
              {match.state === 'scheduled' && (
                <RowActions
                  name={titleOf(match)}
                  isBusy={isBusy}
                  onEdit={() => edit(match)}
                  onRemove={() => void change({ kind: 'remove', what: 'match', id: match.id })}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {open.length === 0 || clubs.length < 2 ? (
        <p className="text-muted">{words.match.notYet}</p>
      ) : (
        <MatchForm
          key={`${edited?.id ?? 'new'}:${book.matches.length}`}
          book={book}
          match={edited}
          isBusy={isBusy}
          onSave={async (match) => {
            if (await change(match)) edit(undefined)
          }}
        />
      )}
    </>
  )
}

interface FormProps {
  book: Book['book']
  match: Match | undefined
  isBusy: boolean
  onSave: (change: Parameters<Book['change']>[0]) => Promise<void>
}

function MatchForm({ book, match, isBusy, onSave }: FormProps) {
  const words = useFeatureCopy('book')
  const { timeZone, clubs } = book
  const open = book.rounds.filter(({ state }) => state === 'open')
  const first = open.find(({ id }) => id === match?.roundId) ?? open[0]
  const [roundId, setRoundId] = useState(first?.id ?? 0)
  const [homeId, setHomeId] = useState(match?.homeId ?? clubs[0]?.id ?? 0)
  const [awayId, setAwayId] = useState(match?.awayId ?? clubs[1]?.id ?? 0)
  const [start, setStart] = useState(localText(match?.startsAtMs ?? first?.deadlineMs ?? 0, timeZone))
  const options = clubs.map(({ id, name }) => ({ value: String(id), label: name }))
  function save(event: FormEvent) {
    event.preventDefault()
    const startsAtMs = readLocal(start, timeZone)
    if (startsAtMs === undefined) return
    const named = match ? { id: match.id } : { key: newEntryId() }
    void onSave({ kind: 'match', ...named, roundId, homeId, awayId, startsAtMs })
  }
  return (
    <form onSubmit={save} className="grid gap-3">
      <SelectField
        label={words.match.round}
        value={String(roundId)}
        onChange={({ target }) => setRoundId(Number(target.value))}
        options={open.map(({ id, number }) => ({ value: String(id), label: words.round.name(number) }))}
      />
      <SelectField
        label={words.match.home}
        value={String(homeId)}
        onChange={({ target }) => setHomeId(Number(target.value))}
        options={options}
      />
      <SelectField
        label={words.match.away}
        value={String(awayId)}
        onChange={({ target }) => setAwayId(Number(target.value))}
        options={options}
      />
      <TextField
        label={words.match.start}
        hint={words.zone(timeZone)}
        type="datetime-local"
        required
        value={start}
        onChange={({ target }) => setStart(target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {match ? words.save : words.match.add}
      </Button>
    </form>
  )
}
