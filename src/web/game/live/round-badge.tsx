import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A round continues between two match days, but then the badge does not say live. */
export function RoundBadge({ round }: { round: { number: number; isRunning: boolean } }) {
  const words = useFeatureCopy('live')
  return round.isRunning ? (
    <Badge tone="live">{words.running(round.number)}</Badge>
  ) : (
    <Badge>{words.between(round.number)}</Badge>
  )
}
