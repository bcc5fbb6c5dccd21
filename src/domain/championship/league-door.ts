export interface LeagueDoorFacts {
  /** Of the championship. */
  isPublic: boolean
  leaguesInvite: boolean
  /** An organiser has forbidden it to this league. */
  isRevoked: boolean
}

export const LEAGUE_DOORS = ['public', 'newcomers', 'members', 'revoked'] as const

/**
 * CP9: whom the invitation of a league lets into its championship. Public: there is no door. Newcomers: everybody who has it. Members: nobody,
 * because leagues do not invite there. Revoked: nobody any more.
 */
export type LeagueDoor = (typeof LEAGUE_DOORS)[number]

export function leagueDoor({ isPublic, leaguesInvite, isRevoked }: LeagueDoorFacts): LeagueDoor {
  if (isPublic) return 'public'
  if (!leaguesInvite) return 'members'
  return isRevoked ? 'revoked' : 'newcomers'
}
