/** What a wall belongs to, and whether it is open. */
export interface WallFacts {
  kind: 'league' | 'match'
  /** Whether it is the wall of a private league. */
  isPrivate: boolean
  /** Turned off by the league's owner, or for the whole server. */
  isOff: boolean
}

/** What a person is to a wall. */
export interface WallStanding {
  /** A guest or an account. */
  isKnown: boolean
  /** An account, or a guest with a squad or a pick. */
  hasSaved: boolean
  isMember: boolean
  isOwner: boolean
  isOperator: boolean
  isMuted: boolean
}

const isInside = ({ isMember, isOwner }: WallStanding) => isMember || isOwner

/**
 * TK2: everybody reads the wall of a match or of a public league; only members and owner read that of a private league.
 */
export const mayRead = (wall: WallFacts, who: WallStanding): boolean => !wall.isPrivate || isInside(who)

export type WriteBar = 'wall_off' | 'sign_in_needed' | 'members_only' | 'save_first' | 'muted'

/** TK3: why a person may not write or react; undefined if they may. */
export function whyNotWrite(wall: WallFacts, who: WallStanding): WriteBar | undefined {
  if (wall.isOff) return 'wall_off'
  if (!who.isKnown) return 'sign_in_needed'
  if (wall.kind === 'league' && !isInside(who)) return 'members_only'
  if (!who.hasSaved) return 'save_first'
  return who.isMuted ? 'muted' : undefined
}

export type Deleter = 'author' | 'owner' | 'operator'

/** TK6: the role in which a person deletes a message; undefined if they may not. */
export function deletesAs(wall: WallFacts, who: WallStanding, isAuthor: boolean): Deleter | undefined {
  if (isAuthor) return 'author'
  if (wall.kind === 'league' && who.isOwner) return 'owner'
  return who.isOperator ? 'operator' : undefined
}
