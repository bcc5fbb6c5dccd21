import type { LeagueView } from '#contract/league.ts'
import { prizeNow } from '#domain/league/prize.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { JoiningCopy } from '#web/copy/pt-BR/joining.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Whole days, below a day rounded hours, below an hour minutes rounded up. Undefined after the end. */
export function timeLeft(
  league: Pick<LeagueView, 'endsAtMs' | 'endedAtMs'>,
  nowMs: number,
  words: JoiningCopy,
): string | undefined {
  const left = league.endsAtMs - nowMs
  if (league.endedAtMs !== null || left <= 0) return undefined
  if (left >= DAY_MS) return words.daysLeft(Math.floor(left / DAY_MS))
  if (left > HOUR_MS) return words.hoursLeft(Math.round(left / HOUR_MS))
  return words.minutesLeft(Math.max(1, Math.ceil(left / 60_000)))
}

export function LeagueSummary({ league, nowMs }: { league: LeagueView; nowMs: number | undefined }) {
  const words = useFeatureCopy('joining')
  const left = nowMs === undefined ? undefined : timeLeft(league, nowMs, words)
  return (
    <div className="min-w-0">
      <TextLink to="/ligas/$leagueId" params={{ leagueId: String(league.id) }}>
        {league.name}
      </TextLink>
      <p className="text-small text-muted">
        {words.participants(league.participants)} · {words.prize(prizeNow(league), league.prizeMost)}
        {nowMs !== undefined && (
          <span className="whitespace-nowrap" suppressHydrationWarning>
            {' · '}
            {left === undefined ? words.ended : words.endsIn(left)}
          </span>
        )}
      </p>
    </div>
  )
}
