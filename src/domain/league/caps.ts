/**
 * What one person may have or give at most, so that nobody creates leagues or trophies in bulk. An operator may set
 * other limits.
 */
export interface Caps {
  /** LG14: running leagues of one owner. */
  leaguesPerOwner: number
  /** LG15: trophy points that one owner's leagues give, and that one manager wins in leagues of managers, in a season. */
  prizesPerSeason: number
}

export const DEFAULT_CAPS: Caps = { leaguesPerOwner: 10, prizesPerSeason: 20_000 }
