import type { LeaguePageView } from '#contract/league.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'

/**
 * Whether the viewer sees the invitation or what owners manage, in a league that has not ended. The server sends the
 * code only to members, owners and people whose address has the code.
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
