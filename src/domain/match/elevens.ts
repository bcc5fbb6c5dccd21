interface Appearance {
  playerId: number
  clubId: number
  tookPart: boolean
}

interface Substitution {
  onId: number
  offId: number
  minute: number
}

export interface Elevens<P> {
  starters: P[]
  /** The players who came on, in that order. */
  entered: P[]
}

/**
 * MP1: whoever took part and did not come on for somebody began the match. Undefined if that is nobody, or more than a
 * team because the source names no changes.
 */
export function elevenOf<P extends Appearance>(
  players: readonly P[],
  { clubId, size, changes }: { clubId: number; size: number; changes: readonly Substitution[] },
): Elevens<P> | undefined {
  const own = players.filter((player) => player.clubId === clubId && player.tookPart)
  const order = new Map(changes.map(({ onId }, at) => [onId, at]))
  const starters = own.filter(({ playerId }) => !order.has(playerId))
  if (starters.length === 0 || starters.length > size) return undefined
  const entered = own
    .filter(({ playerId }) => order.has(playerId))
    .sort((a, b) => (order.get(a.playerId) ?? 0) - (order.get(b.playerId) ?? 0))
  return { starters, entered }
}
