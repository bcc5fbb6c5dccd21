import type { LeaguePageView } from '#contract/league.ts'
import type { PoolView } from '#contract/pool.ts'
import { laterParts } from '#web/base/later-parts.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'

const parts = laterParts(async () => {
  const [{ PoolCard }, { PoolKeeping, PoolPlay }, { PoolGridCard }, { PoolRulesCard }] = await Promise.all([
    import('./pool-card.tsx'),
    import('./pool-play.tsx'),
    import('./pool-grid-card.tsx'),
    import('./pool-rules-card.tsx'),
    loadFeatureCopy('pick'),
    loadFeatureCopy('pool'),
  ])
  return { PoolCard, PoolKeeping, PoolGridCard, PoolPlay, PoolRulesCard }
})

export const preparePool = parts.prepare

interface OfPool {
  page: LeaguePageView
  pool: PoolView
}

export function PoolMain({ page, pool }: OfPool) {
  const { PoolCard, PoolGridCard, PoolPlay } = parts.useParts()
  return (
    <div className="grid grid-cols-1 gap-5">
      <PoolCard page={page} pool={pool} />
      <div className="contents print:hidden">
        <PoolPlay page={page} pool={pool} />
      </div>
      <PoolGridCard leagueId={page.league.id} isIn={pool.place !== null} />
    </div>
  )
}

export function PoolRules({ page, pool }: OfPool) {
  const { PoolRulesCard } = parts.useParts()
  return <PoolRulesCard page={page} pool={pool} />
}

export function PoolCare({ page, pool }: OfPool) {
  const { PoolKeeping } = parts.useParts()
  return <PoolKeeping page={page} sport={pool.sport} />
}
