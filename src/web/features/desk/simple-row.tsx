import type { DeskView } from '#contract/desk.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { sideOfPlayer, type SimpleEntry } from './simple-entry.ts'

interface Props {
  view: DeskView
  entry: SimpleEntry
  onChange: (entry: SimpleEntry) => void
  onRemove: () => void
}

const NOBODY = ''
const idOf = (value: string) => (value === NOBODY ? null : Number(value))

export function SimpleRow({ view, entry, onChange, onRemove }: Props) {
  const { simple: words, events } = useFeatureCopy('desk')
  const club = view[sideOfPlayer(entry)]
  const players = view.players.filter(({ clubId }) => clubId === club.id)
  const options = [
    { value: NOBODY, label: words.nobody },
    ...players.map(({ id, name, shirtNumber }) => ({ value: String(id), label: `${shirtNumber} ${name}` })),
  ]
  const isGoal = entry.kind === 'goal'
  return (
    <div role="group" aria-label={club.name} className="grid gap-2 rounded-card border border-line bg-surface p-3">
      {!isGoal && (
        <SelectField
          label={words.card}
          value={entry.kind}
          onChange={({ target }) => onChange({ ...entry, kind: target.value === 'red' ? 'red' : 'yellow' })}
          options={(['yellow', 'red'] as const).map((value) => ({ value, label: events[value] }))}
        />
      )}
      <SelectField
        label={isGoal ? words.scorer : words.player}
        value={String(entry.playerId ?? NOBODY)}
        onChange={({ target }) => onChange({ ...entry, playerId: idOf(target.value) })}
        options={options}
      />
      {isGoal && !entry.isOwn && (
        <SelectField
          label={words.assist}
          value={String(entry.otherId ?? NOBODY)}
          onChange={({ target }) => onChange({ ...entry, otherId: idOf(target.value) })}
          options={options}
        />
      )}
      <TextField
        label={words.minute}
        inputMode="numeric"
        value={entry.minute}
        onChange={({ target }) => onChange({ ...entry, minute: target.value })}
      />
      {isGoal && (
        <Switch
          label={words.own}
          on={entry.isOwn}
          onChange={(isOwn) => onChange({ ...entry, isOwn, playerId: null, otherId: null })}
        />
      )}
      <Button look="danger" onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  )
}
