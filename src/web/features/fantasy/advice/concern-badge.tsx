import type { MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { playerConcern } from './player-concern.ts'

type Seen = Pick<MarketPlayerView, 'status' | 'lastTenths' | 'next'>

/** A short reason not to rely on this player. Hidden if there is none. */
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
