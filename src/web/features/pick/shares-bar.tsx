import type { PickMatch, SharesView } from '#contract/pick.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { shareClass } from '#web/ui/share-class.ts'

interface Props {
  label: string
  shares: SharesView
  match: PickMatch['match']
}

/** No green and blue: elsewhere they mean good and fair, and a home win is neither. */
export const shareLooks = { home: 'bg-text', draw: 'bg-line', away: 'bg-muted' }

/** A stacked bar with its numbers. Screen readers get a sentence instead. */
export function SharesBar({ label, shares, match }: Props) {
  const words = useFeatureCopy('pick')
  const format = useFormat()
  const { home, draw, away } = shares
  const hasDraw = SPORT_RULES[match.sport].draw
  const sentence = hasDraw
    ? words.shares(match.home.name, home, draw, match.away.name, away)
    : words.sharesTwo(match.home.name, home, match.away.name, away)
  return (
    <figure className="mt-3">
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-small text-muted">
        <span>{label}</span>
        <span className="sr-only">{sentence}</span>
      </figcaption>
      <div aria-hidden>
        <div className="mt-1 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
          <span className={`w-share ${shareClass(home)} ${shareLooks.home}`} />
          {hasDraw && <span className={`w-share ${shareClass(draw)} ${shareLooks.draw}`} />}
          <span className={`w-share ${shareClass(away)} ${shareLooks.away}`} />
        </div>
        <div className="mt-1 flex justify-between text-small tabular-nums">
          <span>{format.percent(home)}</span>
          {hasDraw && (
            <span className="text-muted">
              {words.draw} {format.percent(draw)}
            </span>
          )}
          <span>{format.percent(away)}</span>
        </div>
      </div>
    </figure>
  )
}
