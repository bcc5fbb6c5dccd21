import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'

export function NextCard({ story: { next } }: { story: RoundStory }) {
  const { next: copy } = useFeatureCopy('story')
  const format = useFormat()
  const clock = useGameNow()
  if (!next) return null
  // In real seconds, like every countdown to a deadline.
  const leftMs = clock && (next.deadlineAtMs - clock.nowMs) / clock.pace
  return (
    <Card title={copy.title}>
      {leftMs !== undefined && leftMs <= 0 ? (
        <p>{copy.closed}</p>
      ) : (
        <p>
          {copy.market(next.number)}{' '}
          <span className="figures font-semibold" suppressHydrationWarning>
            {leftMs === undefined ? '' : format.countdown(leftMs)}
          </span>
          <span className="block text-small text-muted">
            <Time atMs={next.deadlineAtMs} />
          </span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/fantasy">{copy.team}</ButtonLink>
        <ButtonLink to="/palpites" look="secondary">
          {copy.picks}
        </ButtonLink>
      </div>
    </Card>
  )
}
