import type { MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { playerConcern } from './player-concern.ts'

type Seen = Pick<MarketPlayerView, 'status' | 'lastTenths' | 'next'>

/** What speaks against counting on him, in a word; nothing when nothing does. */
export function ConcernBadge({ player }: { player: Seen }) {
  const { advice } = useFeatureCopy('fantasy')
  const concern = playerConcern(player)
  if (!concern) return null
  return (
    <span title={concern === 'nao_relacionado' ? advice.unused : undefined}>
      <Badge tone={concern === 'duvida' ? 'info' : 'bad'}>{advice.concerns[concern]}</Badge>
    </span>
  )
}
