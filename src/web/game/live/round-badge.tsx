import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Between two match days a round goes on, but nothing is live. */
export function RoundBadge({ round }: { round: { number: number; isRunning: boolean } }) {
  const words = useFeatureCopy('live')
  return round.isRunning ? (
    <Badge tone="live">{words.running(round.number)}</Badge>
  ) : (
    <Badge>{words.between(round.number)}</Badge>
  )
}
