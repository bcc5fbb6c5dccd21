import type { LeagueView } from '#contract/league.ts'
import type { FantasyCopy } from '#web/copy/pt-BR/fantasy.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Words = FantasyCopy['leagues']

/** Days while there are days, then hours, then minutes; a started unit counts whole. */
export function timeLeft(league: Pick<LeagueView, 'endsAtMs' | 'endedAtMs'>, nowMs: number, words: Words): string {
  const left = league.endsAtMs - nowMs
  if (league.endedAtMs !== null || left <= 0) return words.ended
  if (left >= DAY_MS) return words.daysLeft(Math.floor(left / DAY_MS))
  if (left > HOUR_MS) return words.hoursLeft(Math.round(left / HOUR_MS))
  return words.minutesLeft(Math.max(1, Math.ceil(left / 60_000)))
}

interface Props {
  league: LeagueView
  nowMs: number | undefined
  words: Words
}

export function LeagueSummary({ league, nowMs, words }: Props) {
  return (
    <div className="min-w-0">
      <TextLink to="/ligas/$leagueId" params={{ leagueId: String(league.id) }}>
        {league.name}
      </TextLink>
      <p className="text-small text-muted">
        {words.participants(league.participants)} · {words.prize(league.prize)}
        {nowMs !== undefined && (
          <span className="whitespace-nowrap" suppressHydrationWarning>
            {' · '}
            {timeLeft(league, nowMs, words)}
          </span>
        )}
      </p>
    </div>
  )
}
