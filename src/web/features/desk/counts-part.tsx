import { useState } from 'react'
import { COUNTED_SCOUTS, type CountedScout } from '#domain/desk/deeds.ts'
import { weightTenths } from '#domain/scoring/player-points.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { DeskPlayerView, OpenDesk } from './use-desk.ts'

/** DK8: how often each player did what nobody could tap while the match ran; one player after the other. */
export function CountsPart({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const took = new Set(desk.match.players.filter(({ tookPart }) => tookPart).map(({ playerId }) => playerId))
  const players = desk.view.players.filter(({ id }) => took.has(id))
  const [chosen, setChosen] = useState(players[0]?.id)
  const index = players.findIndex(({ id }) => id === chosen)
  const player = players[index]
  return (
    <details className="rounded-card border border-line bg-surface p-3">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{words.over.scouts}</summary>
      <div className="grid gap-3 pt-2">
        <p className="text-muted">{words.over.scoutsLead}</p>
        <SelectField
          label={words.over.player}
          value={String(chosen)}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={players.map(({ id, name, shirtNumber }) => ({ value: String(id), label: `${shirtNumber} ${name}` }))}
        />
        {player && (
          <PlayerCounts
            key={player.id}
            desk={desk}
            player={player}
            onSaved={() => setChosen(players[index + 1]?.id ?? chosen)}
          />
        )}
      </div>
    </details>
  )
}

function PlayerCounts({ desk, player, onSaved }: { desk: OpenDesk; player: DeskPlayerView; onSaved: () => void }) {
  const words = useFeatureCopy('desk')
  const { scouts: names } = useFeatureCopy('player')
  const known = desk.match.players.find(({ playerId }) => playerId === player.id)?.scouts ?? {}
  const asked = COUNTED_SCOUTS.filter((scout) => weightTenths(scout, player, desk.view.rules) !== 0)
  const [counts, setCounts] = useState<Partial<Record<CountedScout, string>>>({})
  const countOf = (scout: CountedScout) => counts[scout] ?? String(known[scout] ?? 0)
  const isCount = (scout: CountedScout) => /^\d{1,2}$/.test(countOf(scout))
  function save() {
    const scouts = Object.fromEntries(asked.map((scout) => [scout, Number(countOf(scout))]))
    desk.tell(`${words.over.scouts}, ${player.name}`, {
      kind: 'counts',
      clubId: player.clubId,
      playerId: player.id,
      scouts,
    })
    onSaved()
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {asked.map((scout) => (
          <TextField
            key={scout}
            label={names[scout]}
            inputMode="numeric"
            aria-invalid={!isCount(scout) || undefined}
            value={countOf(scout)}
            onChange={({ target }) => setCounts({ ...counts, [scout]: target.value })}
          />
        ))}
      </div>
      <Button className="min-h-14" disabled={!asked.every(isCount)} onClick={save}>
        {words.over.save}
      </Button>
    </>
  )
}
