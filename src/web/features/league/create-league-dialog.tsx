import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { LEAGUE_FORMATS, LEAGUE_VISIBILITIES } from '#domain/league/league-kinds.ts'
import { LEAGUE_NAME, MAX_LEAGUE_DAYS, MAX_LEAGUE_PRIZE } from '#domain/league/league.ts'
import { checkExtras } from '#domain/pool/pool-extras.ts'
import { checkScoring } from '#domain/pool/pool-scoring.ts'
import { LEAGUE_DESCRIPTION_MAX } from '#domain/league/standings-page.ts'
import { isProblem } from '#web/base/is-problem.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { sendNewLeague } from './league-actions.ts'
import { draftOf, errorsOf, type LeagueFields } from './league-draft.ts'
import { NEW_POOL, PoolFields, type PoolDraft } from '#web/game/pool/pool-fields.tsx'
import { RoundSpan } from '#web/game/pool/round-span.tsx'
import { SquadChoice } from './squad-choice.tsx'
import { useJoiningSquad } from './use-joining-squad.ts'
import { useOwnChampionship } from '#web/game/championship/use-own-championship.ts'

const DAY_MS = 86_400_000
const LEAGUE_DAYS = 30

/** The day of the last known match, at most 365 days from now. If no match is to come: 30 days from now. */
const lastDayOf = (lastMatchMs: number | null, nowMs: number) =>
  lastMatchMs === null || lastMatchMs <= nowMs
    ? nowMs + LEAGUE_DAYS * DAY_MS
    : Math.min(lastMatchMs, nowMs + (MAX_LEAGUE_DAYS - 1) * DAY_MS)

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
  const { form: poolWords } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const { isoDay } = useFormat()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const joining = useJoiningSquad()
  const element = useRef<HTMLFormElement>(null)
  const [today] = useState(() => isoDay(nowMs))
  const own = useOwnChampionship()
  const [typed, setTyped] = useState<Omit<LeagueFields, 'ends'> & { ends?: string }>(() => ({
    name: '',
    description: '',
    format: LEAGUE_FORMATS[0],
    visibility: LEAGUE_VISIBILITIES[0],
    prize: '1000',
    starts: today,
  }))
  const [joins, setJoins] = useState(true)
  const [chosen, setPool] = useState<PoolDraft>(NEW_POOL)
  const isPool = typed.format === 'bolao'
  // By default a bolão runs until the last known match of its championship, and another league runs for 30 days.
  const lastDay = isPool ? lastDayOf(own?.lastMatchMs ?? null, nowMs) : nowMs + LEAGUE_DAYS * DAY_MS
  const fields: LeagueFields = { ...typed, ends: typed.ends ?? isoDay(lastDay) }
  const hasSport = !own || chosen.sport === null || own.sports.includes(chosen.sport)
  const pool: PoolDraft = hasSport ? chosen : { ...chosen, sport: own.sports[0] ?? null }
  /** Each refused attempt has a new Error, so that the first wrong field gets the focus every time. */
  const [refusal, refuse] = useState<Error | null>(null)
  const create = useMutation({
    mutationFn: async () => {
      const squadId = joins && !isPool ? (await joining.ensureSquad()).id : null
      const league = { ...draftOf(fields, { nowMs, today }), squadId }
      return sendNewLeague(fetchApi, isPool ? { ...league, pool: { ...pool, joins } } : league)
    },
    onSuccess: async ({ league }) => {
      await queryClient.invalidateQueries({ queryKey: ['leagues'] })
      // Creating a bolão may have turned a visitor into a guest.
      if (isPool) void queryClient.invalidateQueries({ queryKey: ['viewer'] })
      await navigate({ to: '/ligas/$leagueId', params: { leagueId: String(league.id) } })
    },
  })
  useFocusProblem(element, refusal ?? create.error)
  // The server found no round or match between the dates. The error is shown next to them.
  const isEmptySpan = isProblem<'POST /api/leagues'>(create.error, 'no_round_between', 'no_match_between')
  const errors = refusal ? errorsOf(fields, { nowMs, today }, words.errors) : {}
  const set = (change: Partial<LeagueFields>) => {
    setTyped({ ...typed, ...change })
    if (create.error) create.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const isWrong =
      Object.keys(errorsOf(fields, { nowMs, today }, words.errors)).length > 0 ||
      (isPool && !(checkScoring(pool.scoring).ok && checkExtras(pool.extras).ok))
    refuse(isWrong ? new Error(words.refused) : null)
    if (!isWrong) create.mutate()
  }
  return (
    <form ref={element} onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={words.name}
        hint={words.nameHint(fields.name.trim().length)}
        required
        maxLength={LEAGUE_NAME.max}
        value={fields.name}
        error={errors.name}
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
      {isPool && <PoolFields pool={pool} onChange={setPool} />}
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
        error={errors.prize}
        onChange={({ target }) => set({ prize: target.value })}
      />
      {isPool && <RoundSpan today={today} onChange={set} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.starts}
          type="date"
          required
          min={today}
          value={fields.starts}
          error={errors.starts}
          onChange={({ target }) => set({ starts: target.value })}
        />
        <TextField
          label={words.ends}
          type="date"
          required
          min={today}
          value={fields.ends}
          error={errors.ends ?? (isEmptySpan ? problemText(create.error) : undefined)}
          onChange={({ target }) => set({ ends: target.value })}
        />
      </div>
      <Switch label={isPool ? poolWords.join : words.join} on={joins} onChange={setJoins} />
      {joins && !isPool && <SquadChoice joining={joining} />}
      {create.error && !isEmptySpan && (
        <p role="alert" tabIndex={-1} className="font-semibold text-bad">
          {words.refused}: {problemText(create.error)}
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
