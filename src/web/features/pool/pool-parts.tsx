import type { LeaguePageView } from '#contract/league.ts'
import type { PoolView } from '#contract/pool.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'

interface OfPool {
  page: LeaguePageView
  pool: PoolView
}

export const PoolMain = lazyPart<OfPool>(
  async () => (await import('./pool-main.tsx')).PoolMain,
  ['pick', 'pool', 'receipt'],
)
export const PoolRules = lazyPart<OfPool>(
  async () => (await import('./pool-rules-card.tsx')).PoolRulesCard,
  ['pick', 'pool'],
)
export const PoolCare = lazyPart<OfPool>(async () => (await import('./pool-play.tsx')).PoolKeeping, ['pick', 'pool'])
