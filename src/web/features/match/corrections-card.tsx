import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'

type Correction = MatchPageView['corrections'][number]

export function CorrectionsCard({ page }: { page: MatchPageView }) {
  const { corrections: copy } = useFeatureCopy('match')
  if (page.corrections.length === 0) return null
  return (
    <Card title={copy.title}>
      <ul className="divide-y divide-line">
        {page.corrections.map((correction) => (
          <li key={`${correction.atMs}-${correction.reason}`} className="py-2">
            <p className="font-semibold">
              <What correction={correction} />
            </p>
            <p className="text-small text-muted">
              {correction.reason || (correction.by === null ? copy.bySource : copy.atDesk)}
              {correction.by !== null && ` · ${(correction.isByLink ? copy.byLink : copy.by)(correction.by)}`} ·{' '}
              <Time atMs={correction.atMs} />
              {correction.entry !== null && (
                <>
                  {' · '}
                  <TextLink to="/var">{copy.entry(correction.entry)}</TextLink>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function What({ correction }: { correction: Correction }) {
  const { corrections: copy } = useFeatureCopy('match')
  const { scouts: names } = useFeatureCopy('player')
  const format = useFormat()
  const { oldScore, newScore, oldTenths, newTenths, player, scouts } = correction
  if (oldScore && newScore)
    return copy.score(copy.result(oldScore.home, oldScore.away), copy.result(newScore.home, newScore.away))
  if (oldScore) return copy.withdrawn(copy.result(oldScore.home, oldScore.away))
  if (player === null || oldTenths === null || newTenths === null) return null
  const deeds = scouts.map(({ scout, count }) => `${names[scout].toLowerCase()} ${format.signed(count)}`).join(', ')
  return `${copy.points(player, format.pointTenths(oldTenths), format.pointTenths(newTenths))}${deeds && ` (${deeds})`}`
}
