import type { RoundStory } from '#contract/story.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Corrected } from '#web/game/ledger/corrected.tsx'
import { Card } from '#web/ui/card.tsx'

export function CorrectionsCard({ story: { corrections } }: { story: RoundStory }) {
  const { corrections: copy } = useFeatureCopy('story')
  const format = useFormat()
  if (corrections.length === 0) return null
  return (
    <Card title={copy.title}>
      <p className="text-small text-muted">{copy.detail}</p>
      <ul className="divide-y divide-line">
        {corrections.map((correction) => (
          <li key={`${correction.matchId} ${correction.atMs}`} className="flex justify-between gap-x-4 py-2">
            <Corrected correction={correction} />
            <span className="figures">{format.signed(correction.points)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
