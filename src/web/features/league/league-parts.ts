import type { LeaguePageView } from '#contract/league.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'

/**
 * Whether the viewer sees the invitation or what owners manage. Only members, owners and holders of the code get the
 * code.
 */
export const isSeenByMembers = ({ league, inviteCode, isOwner }: LeaguePageView): boolean =>
  league.endedAtMs === null && (inviteCode !== null || isOwner)

export const InviteCard = lazyPart(async () => (await import('./invite-card.tsx')).InviteCard)
export const OwnerCard = lazyPart(async () => (await import('./owner-card.tsx')).OwnerCard)
export const ChatCard = lazyPart(async () => (await import('./chat-card.tsx')).ChatCard, ['chat'])
export const CreateLeagueDialog = lazyPart(
  async () => (await import('./create-league-dialog.tsx')).CreateLeagueDialog,
  ['pick', 'pool'],
)
