import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { LeagueView } from '#contract/league.ts'
import { LEAGUE_NAME } from '#domain/league/league.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { useChampionships } from '#web/game/championship/use-championships.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { endOfGameDay, startOfGameDay } from '#web/game/clock/game-day.ts'
import { sendAgain } from './pool-actions.ts'

/** BL15: a new bolão with the same rules and people for new dates. */
export function PoolAgain({ league, sport }: { league: LeagueView; sport: Sport | null }) {
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
          <Again league={league} sport={sport} nowMs={clock.nowMs} />
        </Dialog>
      )}
    </>
  )
}

interface Dated {
  league: LeagueView
  /** The time by the clock of a championship: for `Again` the old bolão's, for `AgainForm` the new one's. */
  nowMs: number
}

/**
 * Offers the championship of this bolão, and public ones that are open and have its sport. The last of these that is
 * neither over nor the main one is chosen at first, otherwise the bolão's own.
 */
function Again({ league, sport, nowMs }: Dated & { sport: Sport | null }) {
  const { again: words } = useFeatureCopy('pool')
  const { all, chosen: own } = useChampionships()
  const others = all.filter(
    ({ slug, isPublic, state, sports }) =>
      slug !== own?.slug &&
      isPublic &&
      (state === 'open' || state === 'live') &&
      (sport === null || sports.includes(sport)),
  )
  const fit = own ? [own, ...others] : others
  const [wanted, want] = useState<string>()
  const newest = all.findLast((one) => !one.isMain && fit.includes(one) && one.state !== 'over')
  const chosen = fit.find(({ slug }) => slug === wanted) ?? newest ?? own
  const isOther = chosen !== undefined && chosen.slug !== own?.slug
  return (
    <div className="grid gap-4">
      {fit.length > 1 && (
        <SelectField
          label={words.where}
          value={chosen?.slug ?? ''}
          options={fit.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={({ target }) => want(target.value)}
        />
      )}
      <AgainForm
        key={chosen?.slug}
        league={league}
        nowMs={isOther ? chosen.gameNowMs : nowMs}
        championship={isOther ? chosen.slug : undefined}
      />
    </div>
  )
}

function AgainForm({ league, nowMs, championship }: Dated & { championship: string | undefined }) {
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
        ...(championship !== undefined && { championship }),
      }),
    onSuccess: async ({ league: made }) => {
      if (championship !== undefined) return location.assign(addressIn(championship, `/ligas/${made.id}`))
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
