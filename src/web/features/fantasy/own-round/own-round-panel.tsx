import { useQuery } from '@tanstack/react-query'
import type { OwnRound } from '#contract/live.ts'
import type { MarketRound } from '#contract/market.ts'
import { useApp } from '#web/base/app-context.ts'
import { lazyPart, PartPlace } from '#web/base/lazy-part.tsx'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'

const OwnRoundView = lazyPart(
  async () => (await import('./own-round-view.tsx')).OwnRoundView,
  ['live', 'player', 'duel', 'division'],
)

export const isPlaying = (own: OwnRound | undefined) => Boolean(own?.round && own.lineups.length > 0)

/** Hidden for people without a lineup in the round. */
export function OwnRoundPanel({ next }: { next: MarketRound | null | undefined }) {
  const { fetchApi } = useApp()
  const { data } = useQuery(ownRoundQuery(fetchApi))
  return (
    <PartPlace isThere={isPlaying(data)}>
      {data?.round && <OwnRoundView own={{ ...data, round: data.round }} next={next} />}
    </PartPlace>
  )
}
