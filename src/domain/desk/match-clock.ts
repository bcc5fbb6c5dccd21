import type { Modality } from '#domain/sport/modality.ts'
import type { Period, Tap } from './tap.ts'

export const HALF_MINUTES: Record<Modality, number> = { campo: 45, fut7: 25, futsal: 20 }

export type Phase = 'before' | 'first_half' | 'half_time' | 'second_half' | 'over'

/** At this moment the clock showed so many seconds: the rest of the half is reckoned from it, before and after. */
interface Anchor {
  atMs: number
  second: number
}

export interface MatchClock {
  phase: Phase
  startedAtMs: number | null
  /** When the second half began, or is taken to have. */
  secondHalfAtMs: number | null
  endedAtMs: number | null
  /** Of the break: the clock stands. */
  pausedAtMs: number | null
  first: Anchor | null
  second: Anchor | null
  halfMinutes: number
}

const AFTER: Record<Period, Phase> = {
  first_half: 'first_half',
  half_time: 'half_time',
  second_half: 'second_half',
  full_time: 'over',
}
const FOLLOWS: Record<Period, readonly Phase[]> = {
  first_half: ['before'],
  half_time: ['first_half'],
  second_half: ['first_half', 'half_time'],
  full_time: ['first_half', 'half_time', 'second_half'],
}

function begin(clock: MatchClock, period: Period, atMs: number): void {
  // Told by two people it has begun once.
  if (!FOLLOWS[period].includes(clock.phase)) return
  clock.phase = AFTER[period]
  if (period === 'first_half') {
    clock.startedAtMs = atMs
    clock.first = { atMs, second: 0 }
  } else if (period === 'half_time') clock.pausedAtMs = atMs
  else if (period === 'second_half') {
    clock.secondHalfAtMs = atMs
    clock.second = { atMs, second: clock.halfMinutes * 60 }
  } else clock.endedAtMs = atMs
}

/** DK4: the clock as the taps say it, by time. One that was put right is right for its whole half. */
export function clockOf(standing: readonly Tap[], halfMinutes: number): MatchClock {
  const clock: MatchClock = {
    phase: 'before',
    startedAtMs: null,
    secondHalfAtMs: null,
    endedAtMs: null,
    pausedAtMs: null,
    first: null,
    second: null,
    halfMinutes,
  }
  for (const { said, atMs } of standing) {
    if (said.kind === 'period') begin(clock, said.period, atMs)
    if (said.kind !== 'clock') continue
    const anchor = { atMs, second: said.second }
    if (clock.phase === 'first_half') clock.first = anchor
    if (clock.phase === 'second_half') clock.second = anchor
  }
  return clock
}

export interface Moment {
  half: 1 | 2
  /** On the clock. */
  second: number
}

/** What the clock showed at a moment; within a half, its added time included. */
export function momentAt(clock: MatchClock, atMs: number): Moment {
  const { secondHalfAtMs, pausedAtMs, endedAtMs, first, second } = clock
  const half = second && secondHalfAtMs !== null && atMs >= secondHalfAtMs ? 2 : 1
  const anchor = half === 2 ? second : first
  if (!anchor) return { half, second: 0 }
  const stoppedMs = half === 1 ? (pausedAtMs ?? secondHalfAtMs ?? endedAtMs) : endedAtMs
  const untilMs = Math.min(atMs, stoppedMs ?? atMs)
  const from = half === 2 ? clock.halfMinutes * 60 : 0
  return { half, second: Math.max(from, anchor.second + Math.floor((untilMs - anchor.atMs) / 1000)) }
}

export const momentOfMinute = (minute: number, halfMinutes: number): Moment => ({
  half: minute > halfMinutes ? 2 : 1,
  second: (minute - 1) * 60,
})

/** As matches are told: the 46th minute of a first half is the first one added to its 45th. */
export function minuteOf({ half, second }: Moment, halfMinutes: number): { minute: number; stoppage: number } {
  const minute = Math.floor(second / 60) + 1
  const last = half * halfMinutes
  return { minute: Math.min(minute, last), stoppage: Math.max(0, minute - last) }
}
