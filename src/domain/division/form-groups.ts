import { numbersById } from '#domain/by-id.ts'
import { LOWEST_TIER, TIER_NAMES, TOP_TIER } from './tiers.ts'

export const GROUP_SIZE = 20
export const SMALLEST_GROUP = 8
export const GROUP_ROUNDS = 4

/**
 * DV5: the first groups of a championship play these numbers of rounds, in turn. So some groups end, and new ones
 * begin, at every later lock.
 */
const FIRST_GROUPS_ROUNDS = [GROUP_ROUNDS, 1, 2, 3] as const

/** Stands for no tier, and is fewer points than any lineup has. */
export const NONE = -1_000_000

/** The managers who enter a group at a lock; the same index in each column is the same person. */
export interface EntrantColumns {
  managerIds: Int32Array
  /** The tier from the manager's last group; `NONE` without one. */
  tiers: Int32Array
  /** DV3: the mean of the manager's latest lineups; `NONE` without any. */
  strengths: Int32Array
}

/** The members of groups, one group after the other. */
export interface GroupColumns {
  managerIds: Int32Array
  tiers: Int32Array
  /** For each group, the index after its last seat (`ends`) and how many rounds it plays (`rounds`). */
  ends: Int32Array
  rounds: Uint8Array
}

/** Larger than any manager id: one number holds strength and manager, so that millions are sorted as numbers. */
const ID_SPAN = 2 ** 31

/** Keys in order: the stronger manager first, then the lower id. */
function byStrength({ managerIds, strengths }: EntrantColumns): Float64Array {
  const keys = new Float64Array(managerIds.length)
  for (let at = 0; at < keys.length; at++)
    keys[at] = (-NONE - (strengths[at] as number)) * ID_SPAN + (managerIds[at] as number)
  return keys.sort()
}

const isPlayed = (key: number) => key < -2 * NONE * ID_SPAN

/** DV2: the first time, fifths of the managers who have played; otherwise the manager's own tier, or the lowest. */
function seatsOf(entrants: EntrantColumns, isFirst: boolean): { managerIds: Int32Array; tiers: Uint8Array } {
  const keys = byStrength(entrants)
  const played = isFirst ? keys.filter(isPlayed).length : 0
  const known = numbersById(entrants.managerIds, entrants.tiers)
  const managerIds = new Int32Array(keys.length)
  const tiers = new Uint8Array(keys.length)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as number
    const managerId = key - Math.floor(key / ID_SPAN) * ID_SPAN
    const tier = known.get(managerId) ?? NONE
    managerIds[at] = managerId
    if (at < played) tiers[at] = TOP_TIER - Math.floor((at * TIER_NAMES.length) / played)
    else tiers[at] = tier === NONE ? LOWEST_TIER : tier
  }
  return { managerIds, tiers }
}

/**
 * DV4: the sizes of the pools that play together, from the top tier down. If a tier has too few managers, they play
 * with the tier below; those of the lowest tier play with the one above.
 */
function poolSizes(tiers: Uint8Array): number[] {
  const sizes: number[] = []
  let size = 0
  for (let tier = TOP_TIER; tier >= LOWEST_TIER; tier--) {
    for (const one of tiers) if (one === tier) size++
    if (size < SMALLEST_GROUP) continue
    sizes.push(size)
    size = 0
  }
  return [...sizes.slice(0, -1), (sizes.at(-1) ?? 0) + size]
}

/** DV3: the sizes of the groups of a pool, about `GROUP_SIZE`; they differ by at most one. */
function groupSizes(pool: number): number[] {
  const count = Math.max(1, Math.round(pool / GROUP_SIZE))
  const size = Math.floor(pool / count)
  const larger = pool % count
  return Array.from({ length: count }, (_, index) => size + (index < larger ? 1 : 0))
}

/**
 * DV2, DV3, DV4, DV5: the groups of the managers who enter at a lock. A manager who is alone waits for the next lock.
 */
export function formGroups(entrants: EntrantColumns, { isFirst }: { isFirst: boolean }): GroupColumns {
  const count = entrants.managerIds.length < 2 ? 0 : entrants.managerIds.length
  const groups = { managerIds: new Int32Array(count), tiers: new Int32Array(count) }
  if (count === 0) return { ...groups, ends: new Int32Array(), rounds: new Uint8Array() }
  const seats = seatsOf(entrants, isFirst)
  let seat = 0
  for (let tier = TOP_TIER; tier >= LOWEST_TIER; tier--)
    for (let at = 0; at < count; at++) {
      if (seats.tiers[at] !== tier) continue
      groups.managerIds[seat] = seats.managerIds[at] as number
      groups.tiers[seat++] = tier
    }
  let end = 0
  const ends = Int32Array.from(
    poolSizes(seats.tiers).flatMap((pool) => groupSizes(pool)),
    (size) => (end += size),
  )
  const rounds = Uint8Array.from(ends, (_, index) =>
    isFirst ? (FIRST_GROUPS_ROUNDS[index % FIRST_GROUPS_ROUNDS.length] ?? GROUP_ROUNDS) : GROUP_ROUNDS,
  )
  return { ...groups, ends, rounds }
}

/** Groups with the same number of rounds; each seat has the number of its group among them. */
export interface CycleColumns {
  rounds: number
  numbers: Int32Array
  managerIds: Int32Array
  tiers: Int32Array
}

/** Groups with the same number of rounds are one cycle, numbered in their order. */
export function cyclesOf({ managerIds, tiers, ends, rounds }: GroupColumns): CycleColumns[] {
  return Array.from(new Set(rounds), (lasting) => {
    let [count, from] = [0, 0]
    for (const [group, end] of ends.entries()) {
      if (rounds[group] === lasting) count += end - from
      from = end
    }
    const cycle = {
      rounds: lasting,
      numbers: new Int32Array(count),
      managerIds: new Int32Array(count),
      tiers: new Int32Array(count),
    }
    let [seat, number] = [0, 0]
    from = 0
    for (const [group, end] of ends.entries()) {
      if (rounds[group] === lasting) {
        cycle.numbers.fill(++number, seat, seat + end - from)
        cycle.managerIds.set(managerIds.subarray(from, end), seat)
        cycle.tiers.set(tiers.subarray(from, end), seat)
        seat += end - from
      }
      from = end
    }
    return cycle
  })
}
