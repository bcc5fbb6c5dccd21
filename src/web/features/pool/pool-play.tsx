import { Suspense } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import type { PoolView } from '#contract/pool.ts'
import { lazyPart, PartPlace } from '#web/base/lazy-part.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { QuestionsCard } from './questions-card.tsx'

const JokerCard = lazyPart(async () => (await import('./joker-card.tsx')).JokerCard)
const BracketCard = lazyPart(async () => (await import('./bracket-card.tsx')).BracketCard)
const RaceCard = lazyPart(async () => (await import('./race-card.tsx')).RaceCard)
const GuestsCard = lazyPart(async () => (await import('./guests-card.tsx')).GuestsCard)
const OwnersCard = lazyPart(async () => (await import('./owners-card.tsx')).OwnersCard)
const PoolAgain = lazyPart(async () => (await import('./pool-again.tsx')).PoolAgain)

/** What a bolão has besides match picks: joker, bracket, questions and race. */
export function PoolPlay({ page, pool }: { page: LeaguePageView; pool: PoolView }) {
  const { league } = page
  const isIn = pool.place !== null
  return (
    <>
      <PartPlace isThere={pool.extras?.hasJoker === true && isIn && league.endedAtMs === null}>
        <JokerCard leagueId={league.id} />
      </PartPlace>
      <PartPlace isThere={(pool.extras?.bracketPoints ?? 0) > 0}>
        <BracketCard leagueId={league.id} isIn={isIn} />
      </PartPlace>
      <QuestionsCard page={page} isIn={isIn} />
      <PartPlace isThere={pool.counted > 1}>
        <RaceCard leagueId={league.id} mine={pool.mine?.managerId} />
      </PartPlace>
    </>
  )
}

/** What only owners of a bolão see. */
export function PoolKeeping({ page, pool: { sport } }: { page: LeaguePageView; pool: Pick<PoolView, 'sport'> }) {
  const isHydrated = useHydrated()
  const { league, isOwner, isFirstOwner } = page
  if (!isOwner || !isHydrated) return null
  return (
    <Suspense>
      {league.endedAtMs === null && <GuestsCard leagueId={league.id} />}
      {isFirstOwner && league.endedAtMs === null && <OwnersCard page={page} />}
      <PoolAgain league={league} sport={sport} />
    </Suspense>
  )
}
