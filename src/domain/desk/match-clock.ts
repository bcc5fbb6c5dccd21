import type { Modality } from '#domain/sport/modality.ts'
import type { PartMinutes, Period, Tap } from './tap.ts'

export const PART_MINUTES: Record<Modality, PartMinutes> = {
  campo: { halfMinutes: 45, extraMinutes: 15 },
  fut7: { halfMinutes: 25, extraMinutes: 5 },
  futsal: { halfMinutes: 20, extraMinutes: 5 },
}

/** The periods in which the clock runs. */
const PARTS = ['first_half', 'second_half', 'extra_first', 'extra_second'] as const satisfies readonly Period[]
type Part = (typeof PARTS)[number]
export const isPart = (phase: string): phase is Part => (PARTS as readonly string[]).includes(phase)

export type Phase = 'before' | Exclude<Period, 'full_time'> | 'over'

interface PlayedPart {
  beganAtMs: number
  stoppedAtMs: number | null
  /** The period as it was played: in one stretch, unless the match was abandoned in it and resumed (MT11). */
  stretches: Stretch[]
}

interface Stretch {
  fromMs: number
  fromSecond: number
  /** At this moment the clock showed this many seconds. Earlier and later times of the stretch are computed from it. */
  anchor: { atMs: number; second: number }
}

const stretchFrom = (fromMs: number, fromSecond: number): Stretch => ({
  fromMs,
  fromSecond,
  anchor: { atMs: fromMs, second: fromSecond },
})

export interface MatchClock extends PartMinutes {
  phase: Phase
  /** When each period began, if it did. */
  began: Partial<Record<Period, number>>
  parts: Partial<Record<Part, PlayedPart>>
}

const NINETY: readonly Phase[] = ['first_half', 'half_time', 'second_half']
const PLAYED: readonly Phase[] = [...NINETY, 'normal_end', 'extra_first', 'extra_second']
/** The phases in which each period may begin. Anyone who reports a match afterwards may leave out periods. */
const FOLLOWS: Record<Period, readonly Phase[]> = {
  first_half: ['before'],
  half_time: ['first_half'],
  second_half: ['first_half', 'half_time'],
  normal_end: NINETY,
  extra_first: [...NINETY, 'normal_end'],
  extra_second: ['extra_first'],
  shoot_out: PLAYED,
  full_time: [...PLAYED, 'shoot_out'],
}

/** The minutes at which each part begins, and the minute at which the last part ends. */
const bounds = ({ halfMinutes, extraMinutes }: PartMinutes): readonly number[] => {
  const normal = 2 * halfMinutes
  return [0, halfMinutes, normal, normal + extraMinutes, normal + 2 * extraMinutes]
}
const startOf = (part: number, minutes: PartMinutes): number => bounds(minutes)[part] ?? 0
const endOf = (part: number, minutes: PartMinutes): number => startOf(part + 1, minutes)

function begin(clock: MatchClock, period: Period, atMs: number): void {
  // If two people report a period, the first report counts.
  if (!FOLLOWS[period].includes(clock.phase)) return
  clock.phase = period === 'full_time' ? 'over' : period
  clock.began[period] = atMs
  for (const part of Object.values(clock.parts)) part.stoppedAtMs ??= atMs
  if (!isPart(period)) return
  const second = startOf(PARTS.indexOf(period), clock) * 60
  clock.parts[period] = { beganAtMs: atMs, stoppedAtMs: null, stretches: [stretchFrom(atMs, second)] }
}

/** DK4: the clock according to the taps, by time. A corrected clock is right for its whole stretch. */
export function clockOf(standing: readonly Tap[], { halfMinutes, extraMinutes }: PartMinutes): MatchClock {
  const clock: MatchClock = { phase: 'before', began: {}, parts: {}, halfMinutes, extraMinutes }
  const restarted = new Set<number>()
  for (const { said, atMs } of standing) {
    if (said.kind === 'period') begin(clock, said.period, atMs)
    const stretches = isPart(clock.phase) ? clock.parts[clock.phase]?.stretches : undefined
    const last = stretches?.at(-1)
    if (said.kind === 'clock' && last) last.anchor = { atMs, second: said.second }
    if (said.kind !== 'restart' || restarted.has(said.stoppedAtMs)) continue
    // If two people report the same restart, it counts once.
    restarted.add(said.stoppedAtMs)
    // The clock continues at the end of the minute of the stop. So earlier events of this minute stay before the
    // restart.
    stretches?.push(stretchFrom(atMs, Math.max(1, said.minute) * 60 - 1))
  }
  return clock
}

export interface Moment {
  /** 0 and 1 are the halves, 2 and 3 the parts of extra time. */
  part: number
  /** What the match clock shows, in seconds. */
  second: number
}

export const isOfExtraTime = ({ part }: Moment): boolean => part > 1

const lastBegun = (clock: MatchClock, isBefore: (beganAtMs: number) => boolean): number =>
  PARTS.findLastIndex((name) => isBefore(clock.parts[name]?.beganAtMs ?? Infinity))

function momentIn(clock: MatchClock, part: number, atMs: number): Moment {
  const played = PARTS[part] && clock.parts[PARTS[part]]
  if (!played) return { part: 0, second: 0 }
  const { stretches, stoppedAtMs } = played
  const untilMs = Math.min(atMs, stoppedAtMs ?? atMs)
  const index = Math.max(
    0,
    stretches.findLastIndex(({ fromMs }) => fromMs <= atMs),
  )
  const anchor = stretches[index]?.anchor ?? { atMs: untilMs, second: 0 }
  const second = anchor.second + Math.floor((untilMs - anchor.atMs) / 1000)
  // While a match is stopped, its clock shows the minute from which it goes on.
  const last = (stretches[index + 1]?.fromSecond ?? Infinity) - 1
  return { part, second: Math.max(startOf(part, clock) * 60, Math.min(second, last)) }
}

/** The part of the match at a moment, and what the clock showed, added time included. */
export const momentAt = (clock: MatchClock, atMs: number): Moment =>
  momentIn(
    clock,
    lastBegun(clock, (beganAtMs) => beganAtMs <= atMs),
    atMs,
  )

/** What the clock showed when a part ended. A part that begins at the same moment is not the one that ended. */
export const momentOfWhistle = (clock: MatchClock, atMs: number): Moment =>
  momentIn(
    clock,
    lastBegun(clock, (beganAtMs) => beganAtMs < atMs),
    atMs,
  )

/** A minute after the end of the second half (of extra time, if there was any) is one of its added minutes. */
export function momentOfMinute(clock: MatchClock, minute: number): Moment {
  const last = clock.parts.extra_first ? 3 : 1
  const part = PARTS.findIndex((_, index) => index === last || minute <= endOf(index, clock))
  return { part, second: (minute - 1) * 60 }
}

/**
 * What the clock showed at `atMs`, after all play. If nobody reported the second half (or that of extra time), it is
 * the last minute of that half.
 */
export function lastMoment(clock: MatchClock, atMs: number): Moment {
  const { extra_first: extra, extra_second: extraSecond, second_half: second } = clock.parts
  const isTold = extra ? extraSecond : second
  return isTold ? momentAt(clock, atMs) : momentOfMinute(clock, endOf(extra ? 3 : 1, clock))
}

/** As match reports count: the 46th minute of a first half is the first one added to its 45th. */
export function minuteOf({ part, second }: Moment, minutes: PartMinutes): { minute: number; stoppage: number } {
  const minute = Math.floor(second / 60) + 1
  const last = endOf(part, minutes)
  return { minute: Math.min(minute, last), stoppage: Math.max(0, minute - last) }
}
