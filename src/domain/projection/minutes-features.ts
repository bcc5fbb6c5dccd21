import type { Candidate, PastMatch } from './past.ts'

const DAY_MS = 86_400_000

/** A mean in which each match counts `decay` times as much as the one after it, and `prior` matches count as 0. */
export function fadingMean(
  past: readonly PastMatch[],
  { decay, prior }: { decay: number; prior: number },
  valueOf: (match: PastMatch) => number,
): number {
  let [weight, weights, sum] = [1, prior, 0]
  for (let at = past.length - 1; at >= 0; at--) {
    sum += weight * valueOf(past[at] as PastMatch)
    weights += weight
    weight *= decay
  }
  return weights === 0 ? 0 : sum / weights
}

const startOf = ({ started }: PastMatch) => Number(started)
const playOf = ({ minutes }: PastMatch) => Number(minutes > 0)

/** The share of matches that the player started: `late` fades fast, `long` slowly. */
export const startShares = (past: readonly PastMatch[]) => ({
  late: fadingMean(past, { decay: 0.6, prior: 0.3 }, startOf),
  long: fadingMean(past, { decay: 0.92, prior: 1 }, startOf),
})

/** Matches in a row, up to the last one, without a minute. */
function absences(past: readonly PastMatch[]): number {
  let count = 0
  while (count < past.length && past[past.length - 1 - count]?.minutes === 0) count++
  return count
}

/** A red card in the last match, or the yellow card that completes a suspension: Brazil's third, England's fifth. */
export function isSuspended(past: readonly PastMatch[], yellowsToBan: number): boolean {
  const last = past.at(-1)
  if (!last) return false
  if ((last.scouts.redCard ?? 0) > 0) return true
  const yellows = past.reduce((sum, { scouts }) => sum + (scouts.yellowCard ?? 0), 0)
  return (last.scouts.yellowCard ?? 0) > 0 && yellows % yellowsToBan === 0
}

export const MINUTES_FEATURES = [
  'one',
  'startedLast',
  'startedBefore',
  'startedThird',
  'late',
  'long',
  'playedLast',
  'playLate',
  'playLong',
  'minutesLast',
  'minutesLate',
  'owned',
  'ownedSquare',
  'bought',
  'sold',
  'soldLate',
  'fall',
  'price',
  'ahead',
  'suspended',
  'absent',
  'absentLong',
  'shortRest',
  'shortRestLate',
  'keeper',
  'keeperLate',
  'forward',
  'few',
  'share',
  'shareLate',
  'shareLong',
  'soldHard',
  'soldHardShare',
  'net',
  'regular',
  'regularSold',
  'absentShare',
  'benched',
  'boughtLog',
  'soldLog',
  'netLog',
  'boughtLogLate',
  'soldLogLate',
  'netLogLate',
  'boughtLogMinutes',
  'netLogMinutes',
  'lateSquare',
  'longSquare',
  'minutesSquare',
  'lateLong',
  'lateMinutes',
  'minutesShare',
  'lateComing',
] as const

/** The logarithm of transfers per owner: -2 for no transfers, 2 for one per owner. */
const logOfTransfers = (perOwner: number) => Math.log10(perOwner + 1e-4) + 2

/** What decides whether a player starts or comes on, in the order of `MINUTES_FEATURES`. */
export function minutesFeatures(
  { past, signs, position, atMs, ahead, isLater = false }: Candidate,
  yellowsToBan: number,
): number[] {
  const { late, long } = startShares(past)
  const [last, before, third] = [past.at(-1), past.at(-2), past.at(-3)]
  const sold = Math.min(0.4, signs.sold) / 0.4
  const absent = absences(past)
  const rest = last && !isLater ? (atMs - last.atMs) / DAY_MS : 7
  const isShort = Number(rest < 4.5)
  const share = Math.log10(1 + 1000 * signs.share) / 3
  const regular = Number(past.length > 2 && past.slice(-4).every(({ started }) => started))
  const isKeeper = Number(position === 'Goleiro')
  const playLong = fadingMean(past, { decay: 0.92, prior: 1 }, playOf)
  const minutes = fadingMean(past, { decay: 0.7, prior: 0.3 }, (match) => match.minutes / 90)
  const [boughtLog, soldLog] = [logOfTransfers(signs.bought), logOfTransfers(signs.sold)]
  const netLog = Math.log10((signs.bought + 1e-3) / (signs.sold + 1e-3))
  return [
    1,
    last ? startOf(last) : 0,
    before ? startOf(before) : 0,
    third ? startOf(third) : 0,
    late,
    long,
    last ? playOf(last) : 0,
    fadingMean(past, { decay: 0.6, prior: 0.3 }, playOf),
    playLong,
    (last?.minutes ?? 0) / 90,
    minutes,
    signs.owned,
    signs.owned ** 2,
    Math.min(1, signs.bought),
    sold,
    sold * late,
    Math.max(-0.03, Math.min(0.03, signs.fall)) * 30,
    signs.price,
    Math.min(4, ahead) / 4,
    Number(!isLater && isSuspended(past, yellowsToBan)),
    Math.min(6, absent) / 6,
    (Math.min(6, absent) / 6) * long,
    isShort,
    isShort * late,
    isKeeper,
    isKeeper * late,
    Number(position === 'Atacante'),
    1 / (1 + past.length),
    share,
    share * late,
    share * long,
    Math.max(0, Math.min(1, signs.sold / 0.2) - 0.35),
    Math.max(0, Math.min(1, signs.sold / 0.2) - 0.35) * share,
    Math.max(-1, Math.min(1, (signs.bought - signs.sold) * 8)),
    regular,
    regular * sold,
    (Math.min(6, absent) / 6) * share,
    Number(late > 0.5 && last?.started === false),
    boughtLog,
    soldLog,
    netLog,
    boughtLog * late,
    soldLog * late,
    netLog * late,
    boughtLog * minutes,
    netLog * minutes,
    late ** 2,
    long ** 2,
    minutes ** 2,
    late * long,
    late * minutes,
    minutes * share,
    playLong * late,
  ]
}
