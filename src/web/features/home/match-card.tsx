import type { MatchView } from '#contract/match.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Time } from '#web/ui/time.tsx'

export function MatchCard({ match }: { match: MatchView }) {
  const { sports, today } = useFeatureCopy('home')
  return (
    <li className="relative rounded-card border border-line bg-surface px-4 py-2.5 focus-within:border-brand hover:border-control sm:py-3">
      <PlainLink
        to="/partidas/$matchId"
        params={{ matchId: String(match.id) }}
        className="absolute inset-0 rounded-card"
      >
        <span className="sr-only">{today.versus(match.home.name, match.away.name)}</span>
      </PlainLink>
      <div className="flex min-h-7 items-center justify-between gap-2 text-small text-muted">
        <span>{sports[match.sport]}</span>
        <MatchMoment match={match} />
      </div>
      <MatchSide match={match} side="home" />
      <MatchSide match={match} side="away" />
    </li>
  )
}

function MatchMoment({ match }: { match: MatchView }) {
  const { today } = useFeatureCopy('home')
  if (match.state === 'final')
    return (
      <span className="flex gap-1.5 tabular-nums">
        <Time atMs={match.startsAtMs} as="day" />
        <span>
          {match.penalties
            ? today.penalties(match.penalties.home, match.penalties.away)
            : match.fate === 'awarded'
              ? 'W.O.'
              : today.final}
        </span>
      </span>
    )
  if (match.state === 'live') {
    return (
      <Badge tone="live">
        {today.live}
        <Clock match={match} />
      </Badge>
    )
  }
  if (match.fate === 'postponed') return today.postponed
  return (
    <span className="flex gap-1.5 tabular-nums">
      <Time atMs={match.startsAtMs} as="day" />
      <Time atMs={match.startsAtMs} as="time" className="font-semibold text-text" />
    </span>
  )
}

function Clock({ match: { minute, period } }: { match: MatchView }) {
  const { today } = useFeatureCopy('home')
  const words = period ? today.period[period.unit](period.number) : minute !== undefined && today.minute(minute)
  return words && <span className="tabular-nums"> {words}</span>
}

function MatchSide({ match, side }: { match: MatchView; side: 'home' | 'away' }) {
  const club = match[side]
  const score = side === 'home' ? match.homeScore : match.awayScore
  const other = side === 'home' ? match.awayScore : match.homeScore
  const lost = match.state === 'final' && score !== null && other !== null && score < other
  return (
    <div className={`flex min-h-9 items-center gap-3 sm:min-h-10 ${lost ? 'text-muted' : ''}`}>
      <ClubShirt shirt={club.shirt} />
      <span className="min-w-0 flex-1 truncate font-semibold">{club.name}</span>
      {score !== null && <span className="figures text-title">{score}</span>}
    </div>
  )
}
