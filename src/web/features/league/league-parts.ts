import type { LeaguePageView } from '#contract/league.ts'
import { laterParts } from '#web/base/later-parts.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'

const pool = laterParts(async () => {
  const [{ PoolCard }, { PoolCare, PoolPlay }, { PoolGridCard }, { PoolRulesCard }] = await Promise.all([
    import('./pool-card.tsx'),
    import('./pool-play.tsx'),
    import('./pool-grid-card.tsx'),
    import('./pool-rules-card.tsx'),
    loadFeatureCopy('pick'),
    loadFeatureCopy('pool'),
  ])
  return { PoolCard, PoolCare, PoolGridCard, PoolPlay, PoolRulesCard }
})

const members = laterParts(async () => {
  const [{ InviteCard }, { OwnerCard }] = await Promise.all([import('./invite-card.tsx'), import('./owner-card.tsx')])
  return { InviteCard, OwnerCard }
})

const creating = laterParts(async () => {
  const [{ CreateLeagueDialog }] = await Promise.all([
    import('./create-league-dialog.tsx'),
    loadFeatureCopy('pick'),
    loadFeatureCopy('pool'),
  ])
  return { CreateLeagueDialog }
})

/** What only those see who belong to a league. */
export const isSeenByMembers = ({ league, inviteCode, isOwner }: LeaguePageView): boolean =>
  league.endedAtMs === null && (inviteCode !== null || isOwner)

export const prepareLeague = (page: LeaguePageView): Promise<unknown> =>
  Promise.all([page.pool && pool.prepare(), isSeenByMembers(page) && members.prepare()])

export const prepareCreating = creating.prepare
export const useCreatingPart = creating.useParts
/** What only a bolão has. */
export const usePoolParts = pool.useParts
export const useMembersParts = members.useParts
