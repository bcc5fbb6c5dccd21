import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { OwnRound } from '#contract/live.ts'
import { useApp } from '#web/base/app-context.ts'
import { laterParts } from '#web/base/later-parts.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'

const { prepare, useParts } = laterParts(async () => {
  const [{ OwnRoundCard }] = await Promise.all([import('./own-round-card.tsx'), loadFeatureCopy('live')])
  return { OwnRoundCard }
})

const isPlaying = (own: OwnRound | undefined) => own?.round && own.lineups.length > 0

/** For who plays in it; the page of anybody else does not carry it. */
export const prepareOwnRound = async (own: OwnRound | undefined) => {
  if (isPlaying(own)) await prepare()
}

/** Nothing for who plays none. */
export function OwnRoundPanel() {
  const { fetchApi } = useApp()
  const { data } = useQuery(ownRoundQuery(fetchApi))
  if (!isPlaying(data)) return null
  return (
    <Suspense>
      <Card />
    </Suspense>
  )
}

function Card() {
  const { fetchApi } = useApp()
  const { data } = useQuery(ownRoundQuery(fetchApi))
  const { OwnRoundCard } = useParts()
  return data?.round && <OwnRoundCard {...data} round={data.round} />
}
