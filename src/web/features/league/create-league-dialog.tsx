import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { LEAGUE_FORMATS, LEAGUE_NAME, LEAGUE_VISIBILITIES, MAX_LEAGUE_PRIZE } from '#domain/league/league.ts'
import { LEAGUE_DESCRIPTION_MAX } from '#domain/league/standings-page.ts'
import { useApp } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { useGameNow } from '#web/features/market/use-game-now.ts'
import { useEnsureSquad } from '#web/features/squad/use-ensure-squad.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { sendNewLeague } from './league-queries.ts'

const DAY_MS = 86_400_000
const dayText = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)

export function CreateLeagueDialog({ onClose }: { onClose: () => void }) {
  const { form: words } = useFeatureCopy('league')
  const clock = useGameNow()
  return (
    <Dialog open title={words.title} onClose={onClose}>
      {clock && <CreateLeagueForm nowMs={clock.nowMs} onClose={onClose} />}
    </Dialog>
  )
}

function CreateLeagueForm({ nowMs, onClose }: { nowMs: number; onClose: () => void }) {
  const { form: words, formats, visibilities } = useFeatureCopy('league')
  const { squad } = useFeatureCopy('fantasy')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const ensureSquad = useEnsureSquad(squad.defaultName, squad.closedTitle)
  const [today] = useState(() => dayText(nowMs))
  const [fields, setFields] = useState(() => ({
    name: '',
    description: '',
    format: LEAGUE_FORMATS[0] as (typeof LEAGUE_FORMATS)[number],
    visibility: LEAGUE_VISIBILITIES[0] as (typeof LEAGUE_VISIBILITIES)[number],
    prize: '1000',
    starts: today,
    ends: dayText(nowMs + 30 * DAY_MS),
  }))
  const [joins, setJoins] = useState(true)
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change })
  const create = useMutation({
    mutationFn: async () => {
      const { name, description, format, visibility } = fields
      // Today means now: a league cannot start in the past and count rounds already played.
      const startsAtMs = fields.starts === today ? Math.round(nowMs) : Date.parse(fields.starts)
      const squadId = joins ? (await ensureSquad()).id : null
      const times = { startsAtMs, endsAtMs: Date.parse(fields.ends) }
      return sendNewLeague(fetchApi, {
        name,
        description,
        format,
        visibility,
        prize: Number(fields.prize),
        ...times,
        squadId,
      })
    },
    onSuccess: async ({ league }) => {
      await queryClient.invalidateQueries({ queryKey: ['leagues'] })
      await navigate({ to: '/ligas/$leagueId', params: { leagueId: String(league.id) } })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    create.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        minLength={LEAGUE_NAME.min}
        maxLength={LEAGUE_NAME.max}
        value={fields.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextAreaField
        label={words.about}
        rows={2}
        maxLength={LEAGUE_DESCRIPTION_MAX}
        value={fields.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <SelectField
        label={words.format}
        hint={words.formatHint}
        value={fields.format}
        options={LEAGUE_FORMATS.map((value) => ({ value, label: formats[value] }))}
        onChange={({ target }) =>
          set({ format: LEAGUE_FORMATS.find((one) => one === target.value) ?? LEAGUE_FORMATS[0] })
        }
      />
      <SelectField
        label={words.visibility}
        hint={words.visibilityHint}
        value={fields.visibility}
        options={LEAGUE_VISIBILITIES.map((value) => ({ value, label: visibilities[value] }))}
        onChange={({ target }) =>
          set({ visibility: LEAGUE_VISIBILITIES.find((one) => one === target.value) ?? LEAGUE_VISIBILITIES[0] })
        }
      />
      <TextField
        label={words.prize}
        hint={words.prizeHint}
        type="number"
        inputMode="numeric"
        required
        min={0}
        max={MAX_LEAGUE_PRIZE}
        value={fields.prize}
        onChange={({ target }) => set({ prize: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.starts}
          type="date"
          required
          min={today}
          value={fields.starts}
          onChange={({ target }) => set({ starts: target.value })}
        />
        <TextField
          label={words.ends}
          type="date"
          required
          min={today}
          value={fields.ends}
          onChange={({ target }) => set({ ends: target.value })}
        />
      </div>
      <Switch label={words.join} on={joins} onChange={setJoins} />
      {create.error && (
        <p role="alert" className="font-semibold text-bad">
          {words.refused}: {create.error.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={create.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
