import { useId, useState, type FormEvent } from 'react'
import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { foundPlayer } from './found-player.ts'

interface Props {
  players: readonly MarketPlayerView[]
  clubs: readonly MarketClub[]
  onChoose: (playerId: number) => void
}

/** Finds a player on the market by a part of the name. Players in the comparison are not offered. */
export function CompareChoice({ players, clubs, onChoose }: Props) {
  const words = useFeatureCopy('player')
  const [typed, type] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const id = useId()
  const codes = new Map(clubs.map((club) => [club.id, club.code]))
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = foundPlayer(players, typed)
    setUnknown(!found)
    if (!found) return
    type('')
    onChoose(found.id)
  }
  return (
    <form onSubmit={submit} className="mb-4 flex flex-wrap items-start gap-2">
      <div className="min-w-48 grow">
        <TextField
          label={words.compareWith}
          type="search"
          list={id}
          autoComplete="off"
          value={typed}
          placeholder={words.choose}
          error={isUnknown ? words.unknown : undefined}
          onChange={({ target }) => {
            type(target.value)
            setUnknown(false)
          }}
        />
        <datalist id={id}>
          {players.map(({ id: playerId, name, position, clubId }) => (
            <option key={playerId} value={name}>
              {`${words.positions[position]}, ${codes.get(clubId) ?? ''}`}
            </option>
          ))}
        </datalist>
      </div>
      <Button type="submit" look="secondary" className="mt-[1.875rem]">
        {words.add}
      </Button>
    </form>
  )
}
