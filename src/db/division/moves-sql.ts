import { SMALLEST_GROUP } from '#domain/division/form-groups.ts'
import { MOVING_SHARE } from '#domain/division/moves.ts'
import { LOWEST_TIER, TOP_TIER } from '#domain/division/tiers.ts'

const share = `(size / ${MOVING_SHARE})`

/** DV8, DV9 of a row with tier, place, size, missed and rounds. */
export const nextTierText = `greatest(${LOWEST_TIER}, least(${TOP_TIER}, tier + case
  when missed * 2 > rounds or (size >= ${SMALLEST_GROUP} and place > size - ${share}) then -1
  when place <= greatest(1, ${share}) then 1 else 0 end))`
