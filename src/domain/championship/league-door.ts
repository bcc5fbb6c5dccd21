export interface LeagueDoorFacts {
  /** Whether the championship is public. */
  isPublic: boolean
  leaguesInvite: boolean
  /** An organiser has revoked the link of this league. */
  isRevoked: boolean
}

export const LEAGUE_DOORS = ['public', 'newcomers', 'members', 'revoked'] as const

/**
 * CP9: whom the invitation of a league lets into its championship. `public`: everybody is in already. `newcomers`:
 * everybody who has it. `members`: nobody, because leagues do not invite there. `revoked`: nobody any more.
 */
export type LeagueDoor = (typeof LEAGUE_DOORS)[number]

export function leagueDoor({ isPublic, leaguesInvite, isRevoked }: LeagueDoorFacts): LeagueDoor {
  if (isPublic) return 'public'
  if (!leaguesInvite) return 'members'
  return isRevoked ? 'revoked' : 'newcomers'
}
