import type { LeaguePageView } from '#contract/league.ts'
import type { PoolView } from '#contract/pool.ts'
import { CheckPoolCard } from './check-pool-card.tsx'
import { PoolCard } from './pool-card.tsx'
import { PoolGridCard } from './pool-grid-card.tsx'
import { PoolPlay } from './pool-play.tsx'

export function PoolMain({ page, pool }: { page: LeaguePageView; pool: PoolView }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <PoolCard page={page} pool={pool} />
      <div className="contents print:hidden">
        <PoolPlay page={page} pool={pool} />
      </div>
      <PoolGridCard leagueId={page.league.id} isIn={pool.place !== null} />
      {pool.place !== null && (
        <div className="print:hidden">
          <CheckPoolCard leagueId={page.league.id} />
        </div>
      )}
    </div>
  )
}
