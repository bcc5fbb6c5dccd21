import { useQuery } from '@tanstack/react-query'
import type { OwnRound } from '#contract/live.ts'
import { useApp } from '#web/base/app-context.ts'
import { lazyPart, PartPlace } from '#web/base/lazy-part.tsx'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'

const OwnRoundCard = lazyPart(async () => (await import('./own-round-card.tsx')).OwnRoundCard, ['live'])

const hasPlayed = ({ round, lineups }: OwnRound) => round !== null && lineups.length > 0

/** Nothing for people without a lineup in the round. */
export function OwnRoundPanel() {
  const { fetchApi } = useApp()
  const { data } = useQuery(ownRoundQuery(fetchApi))
  return (
    <PartPlace isThere={data !== undefined && hasPlayed(data)}>
      {data?.round && <OwnRoundCard {...data} round={data.round} />}
    </PartPlace>
  )
}
