import type { LeaguePageView } from '#contract/league.ts'
import { laterParts } from '#web/base/later-parts.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'

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

export const prepareMembers = async (page: LeaguePageView): Promise<void> => {
  if (isSeenByMembers(page)) await members.prepare()
}

export const prepareCreating = creating.prepare
export const useCreatingPart = creating.useParts
export const useMembersParts = members.useParts
