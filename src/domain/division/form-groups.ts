import type { ManagerId } from '#domain/ids.ts'
import { LOWEST_TIER, TIER_NAMES, TOP_TIER } from './tiers.ts'

export const GROUP_SIZE = 20
export const SMALLEST_GROUP = 8
export const GROUP_ROUNDS = 4

/** DV5: the first groups of a championship last so long, in turn; from then on some begin at every lock. */
const FIRST_GROUPS_ROUNDS = [GROUP_ROUNDS, 1, 2, 3] as const

/** Of a lock that forms groups, who enters one. */
export interface Entrant {
  managerId: ManagerId
  /** What his last group gave him; null without one. */
  tier: number | null
  /** DV3: the mean of his latest lineups; null without any. */
  strength: number | null
}

export interface Seat {
  managerId: ManagerId
  tier: number
}

export interface Group {
  rounds: number
  seats: Seat[]
}

function byStrength(a: Entrant, b: Entrant): number {
  if (a.strength === b.strength) return a.managerId - b.managerId
  return (b.strength ?? -Infinity) - (a.strength ?? -Infinity)
}

/** DV2: the first time, fifths of those who have played; otherwise the tier he has, or the lowest. */
function seatsOf(entrants: readonly Entrant[], isFirst: boolean): Seat[] {
  const order = [...entrants].sort(byStrength)
  const played = isFirst ? order.filter(({ strength }) => strength !== null).length : 0
  return order.map(({ managerId, tier }, index) => ({
    managerId,
    tier: index < played ? TOP_TIER - Math.floor((index * TIER_NAMES.length) / played) : (tier ?? LOWEST_TIER),
  }))
}

/** DV4: from the top tier down; too few play with the tier below, and of the lowest with the one above. */
function poolsOf(seats: readonly Seat[]): Seat[][] {
  const pools: Seat[][] = []
  let pool: Seat[] = []
  for (let tier = TOP_TIER; tier >= LOWEST_TIER; tier--) {
    pool = [...pool, ...seats.filter((seat) => seat.tier === tier)]
    if (pool.length < SMALLEST_GROUP) continue
    pools.push(pool)
    pool = []
  }
  const last = pools.pop() ?? []
  return [...pools, [...last, ...pool]]
}

/** DV3: neighbours play together; sizes differ by one at most. */
function split(pool: readonly Seat[]): Seat[][] {
  const count = Math.max(1, Math.round(pool.length / GROUP_SIZE))
  const size = Math.floor(pool.length / count)
  const larger = pool.length % count
  return Array.from({ length: count }, (_, index) => {
    const start = index * size + Math.min(index, larger)
    return pool.slice(start, start + size + (index < larger ? 1 : 0))
  })
}

/** DV2 to DV5: the groups of those who enter at a lock. Who is alone waits for the next. */
export function formGroups(entrants: readonly Entrant[], { isFirst }: { isFirst: boolean }): Group[] {
  if (entrants.length < 2) return []
  return poolsOf(seatsOf(entrants, isFirst))
    .flatMap((pool) => split(pool))
    .map((seats, index) => ({
      rounds: isFirst ? (FIRST_GROUPS_ROUNDS[index % FIRST_GROUPS_ROUNDS.length] ?? GROUP_ROUNDS) : GROUP_ROUNDS,
      seats,
    }))
}
