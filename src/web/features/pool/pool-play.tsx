import { lazy, Suspense } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import type { PoolView } from '#contract/pool.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { useIsBrowser } from '#web/base/use-is-browser.ts'
import { withLine } from '#web/base/with-line.ts'
import { QuestionsCard } from './questions-card.tsx'

const JokerCard = lazy(async () => ({ default: (await withLine(() => import('./joker-card.tsx'))).JokerCard }))
const BracketCard = lazy(async () => ({ default: (await withLine(() => import('./bracket-card.tsx'))).BracketCard }))
const RaceCard = lazy(async () => ({ default: (await withLine(() => import('./race-card.tsx'))).RaceCard }))
const GuestsCard = lazy(async () => ({ default: (await withLine(() => import('./guests-card.tsx'))).GuestsCard }))
const OwnersCard = lazy(async () => ({ default: (await withLine(() => import('./owners-card.tsx'))).OwnersCard }))
const PoolAgain = lazy(async () => ({ default: (await withLine(() => import('./pool-again.tsx'))).PoolAgain }))

/** What is done in a bolão beside picking matches. What few bolões have comes after the page, which does not wait for it. */
export function PoolPlay({ page, pool }: { page: LeaguePageView; pool: PoolView }) {
  const isBrowser = useIsBrowser()
  const { league } = page
  const isIn = pool.place !== null
  return (
    <>
      {isBrowser && (
        <Suspense>
          {pool.extras?.hasJoker && isIn && league.endedAtMs === null && <JokerCard leagueId={league.id} />}
          {(pool.extras?.bracketPoints ?? 0) > 0 && <BracketCard leagueId={league.id} isIn={isIn} />}
        </Suspense>
      )}
      <QuestionsCard page={page} isIn={isIn} />
      {isBrowser && pool.counted > 1 && (
        <Suspense>
          <RaceCard leagueId={league.id} mine={pool.mine?.managerId} />
        </Suspense>
      )}
    </>
  )
}

/** What only those see who look after a bolão. */
export function PoolKeeping({ page, sport }: { page: LeaguePageView; sport: Sport | null }) {
  const isBrowser = useIsBrowser()
  const { league, isOwner, isFirstOwner } = page
  if (!isOwner || !isBrowser) return null
  return (
    <Suspense>
      {league.endedAtMs === null && <GuestsCard leagueId={league.id} />}
      {isFirstOwner && league.endedAtMs === null && <OwnersCard page={page} />}
      <PoolAgain league={league} sport={sport} />
    </Suspense>
  )
}
