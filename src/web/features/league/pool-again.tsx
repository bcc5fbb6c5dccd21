import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import type { LeagueView } from '#contract/league.ts'
import { LEAGUE_NAME } from '#domain/league/league.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { endOfGameDay, startOfGameDay } from './game-day.ts'
import { sendAgain } from './pool-actions.ts'

/** BL15: the same rules and people for new dates. */
export function PoolAgain({ league }: { league: LeagueView }) {
  const { again: words } = useFeatureCopy('pool')
  const [isOpen, open] = useState(false)
  const clock = useGameNow()
  return (
    <>
      <Button look="secondary" onClick={() => open(true)}>
        {words.open}
      </Button>
      {isOpen && clock && (
        <Dialog open title={words.title} onClose={() => open(false)}>
          <p className="mb-3 text-muted">{words.hint}</p>
          <AgainForm league={league} nowMs={clock.nowMs} />
        </Dialog>
      )}
    </>
  )
}

function AgainForm({ league, nowMs }: { league: LeagueView; nowMs: number }) {
  const { again: words } = useFeatureCopy('pool')
  const { form } = useFeatureCopy('league')
  const { fetchApi } = useApp()
  const { isoDay } = useFormat()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const [today] = useState(() => isoDay(nowMs))
  const [name, setName] = useState(league.name)
  const [starts, setStarts] = useState(today)
  const [ends, setEnds] = useState(() => isoDay(nowMs + league.endsAtMs - league.startsAtMs))
  const make = useMutation({
    mutationFn: () =>
      sendAgain(fetchApi, league.id, {
        name,
        startsAtMs: starts === today ? Math.round(nowMs) : startOfGameDay(starts),
        endsAtMs: endOfGameDay(ends),
      }),
    onSuccess: async ({ league: made }) => {
      await queryClient.invalidateQueries({ queryKey: ['leagues'] })
      await navigate({ to: '/ligas/$leagueId', params: { leagueId: String(made.id) } })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    make.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={form.name}
        required
        maxLength={LEAGUE_NAME.max}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={form.starts}
          type="date"
          required
          min={today}
          value={starts}
          onChange={({ target }) => setStarts(target.value)}
        />
        <TextField
          label={form.ends}
          type="date"
          required
          min={today}
          value={ends}
          error={make.error ? problemText(make.error) : undefined}
          onChange={({ target }) => setEnds(target.value)}
        />
      </div>
      <Button type="submit" busy={make.isPending}>
        {words.action}
      </Button>
    </form>
  )
}
