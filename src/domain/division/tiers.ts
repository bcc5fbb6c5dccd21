/** DV1: the lowest first. The number of a tier is its position in this list, from 1. */
export const TIER_NAMES = ['serie-d', 'serie-c', 'serie-b', 'serie-a', 'elite'] as const

export const LOWEST_TIER = 1
export const TOP_TIER = TIER_NAMES.length

export type TierName = (typeof TIER_NAMES)[number]

export function tierName(tier: number): TierName {
  const name = TIER_NAMES[tier - 1]
  if (name === undefined) throw new RangeError(`no tier ${tier}`)
  return name
}
