import type { Rng } from '#domain/rng.ts'

export interface Minute {
  minute: number
  stoppage: number
  /** Seconds of real time from the kick-off to the beginning of this minute. */
  startSecond: number
}

const BREAK_MINUTES = 15

export interface MatchClock {
  firstHalf: Minute[]
  secondHalf: Minute[]
  halfTimeSecond: number
  fullTimeSecond: number
}

function half(first: number, stoppage: number, startMinute: number): Minute[] {
  return Array.from({ length: 45 + stoppage }, (_, i) => ({
    minute: first + Math.min(i, 44),
    stoppage: Math.max(0, i - 44),
    startSecond: (startMinute + i) * 60,
  }))
}

export function matchClock(rng: Rng): MatchClock {
  const firstHalf = half(1, 1 + rng.int(5), 0)
  const secondHalf = half(46, 4 + rng.int(5), firstHalf.length + BREAK_MINUTES)
  const halfTimeSecond = firstHalf.length * 60
  return {
    firstHalf,
    secondHalf,
    halfTimeSecond,
    fullTimeSecond: halfTimeSecond + (BREAK_MINUTES + secondHalf.length) * 60,
  }
}
