import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'

/** Decisions about the match, with reason, author and time. */
export function DecisionsCard({ page }: { page: MatchPageView }) {
  const { decisions: copy, corrections } = useFeatureCopy('match')
  if (page.decisions.length === 0) return null
  return (
    <Card title={copy.title}>
      {page.leftRound !== null && (
        <p className="pb-2">{page.roundWaits ? copy.roundWaits(page.leftRound) : copy.leftRound(page.leftRound)}</p>
      )}
      <ul className="divide-y divide-line">
        {page.decisions.map(({ atMs, kind, startsAtMs, minute, score, reason, by }) => (
          <li key={`${atMs}-${kind}`} className="py-2">
            <p className="font-semibold">
              {copy.kinds[kind]}
              {score && ` ${corrections.result(score.home, score.away)}`}
              {minute !== null && ` ${copy.abandonedAt(minute)}`}
              {startsAtMs !== null && (
                <>
                  {' '}
                  <Time atMs={startsAtMs} />
                </>
              )}
            </p>
            <p className="text-small text-muted">
              {reason || copy.bySource}
              {by !== null && ` · ${corrections.by(by)}`} · <Time atMs={atMs} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
