import type { PickMatch, SharesView } from '#contract/pick.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { shareClass } from '#web/ui/share-class.ts'
import { shareLooks } from './shares-bar.tsx'

/** The model's and the crowd's shares for a match, one thin bar each: home, draw, away from left to right. */
export function SharesLines({ entry: { match, forecast, crowd } }: { entry: PickMatch }) {
  const { history } = useFeatureCopy('pick')
  if (!forecast && !crowd) return '–'
  return (
    <div className="grid w-full max-w-64 min-w-44 grid-cols-[auto_minmax(3rem,1fr)_auto] items-center gap-x-2 text-small">
      {forecast && <Line label={history.model} shares={forecast} match={match} />}
      {crowd && <Line label={history.crowd} shares={crowd.shares} match={match} />}
    </div>
  )
}

function Line({ label, shares, match }: { label: string; shares: SharesView; match: PickMatch['match'] }) {
  const words = useFeatureCopy('pick')
  const format = useFormat()
  const { home, draw, away } = shares
  const hasDraw = SPORT_RULES[match.sport].draw
  const parts = (['home', 'draw', 'away'] as const).filter((part) => part !== 'draw' || hasDraw)
  return (
    <>
      <span className="text-muted">{label}</span>
      <span aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {parts.map((part) => (
          <span key={part} className={`w-share ${shareClass(shares[part])} ${shareLooks[part]}`} />
        ))}
      </span>
      <span className="text-right tabular-nums">
        <span aria-hidden>{parts.map((part) => format.number(shares[part])).join(' · ')}%</span>
        <span className="sr-only">
          {hasDraw
            ? words.shares(match.home.name, home, draw, match.away.name, away)
            : words.sharesTwo(match.home.name, home, match.away.name, away)}
        </span>
      </span>
    </>
  )
}
