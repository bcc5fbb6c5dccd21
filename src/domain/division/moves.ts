import { MOVING_SHARE } from '#domain/rule-numbers.ts'
import { SMALLEST_GROUP } from './form-groups.ts'
import { LOWEST_TIER, TOP_TIER } from './tiers.ts'

/** DV8: how many of a group of this size go up, and how many down. */
export const promotedOf = (size: number): number => Math.max(1, Math.floor(size / MOVING_SHARE))

export const relegatedOf = (size: number): number => (size < SMALLEST_GROUP ? 0 : Math.floor(size / MOVING_SHARE))

export type Move = 'up' | 'stay' | 'down'

export interface Standing {
  place: number
  size: number
  tier: number
  /** Rounds of the group without a lineup, out of `rounds`. */
  missed: number
  rounds: number
}

/** DV9: more than half of the rounds missed. */
export const isAbsentee = ({ missed, rounds }: Pick<Standing, 'missed' | 'rounds'>): boolean => missed * 2 > rounds

/** DV8, DV9: whether a manager with this place goes up, stays or goes down. */
export function moveOf(standing: Standing): Move {
  const { place, size, tier } = standing
  if (isAbsentee(standing) || place > size - relegatedOf(size)) return tier > LOWEST_TIER ? 'down' : 'stay'
  return place <= promotedOf(size) && tier < TOP_TIER ? 'up' : 'stay'
}

const STEPS = { up: 1, stay: 0, down: -1 } as const

export const nextTier = (standing: Standing): number => standing.tier + STEPS[moveOf(standing)]

/** The move of a member of a group that is over, from the tier before and the tier after. */
export const moved = (from: number, to: number): Move => (to > from ? 'up' : to < from ? 'down' : 'stay')
