import type { RoundId } from '#domain/ids.ts'

export const ROUND_STATES = ['open', 'locked', 'live', 'settled'] as const
export type RoundState = (typeof ROUND_STATES)[number]

export interface Round {
  roundId: RoundId
  state: RoundState
  /** The first kick-off (SQ7). */
  deadlineMs: number
}

export interface RoundFacts {
  nowMs: number
  hasEvents: boolean
  /** A round without matches cannot be settled. */
  matchesLeft: number | null
}

export type RoundStep = 'lock' | 'start' | 'settle'

/** SQ7: refused from the deadline on, even before the lock job has run. */
export const isLocked = (round: Pick<Round, 'state' | 'deadlineMs'>, nowMs: number): boolean =>
  round.state !== 'open' || nowMs >= round.deadlineMs

const STEP_TO: Record<RoundStep, { from: RoundState; to: RoundState }> = {
  lock: { from: 'open', to: 'locked' },
  start: { from: 'locked', to: 'live' },
  settle: { from: 'live', to: 'settled' },
}

/** RL2: the one step that is due, or null. A late process walks the steps one by one and skips none. */
export function nextStep(round: Round, { nowMs, hasEvents, matchesLeft }: RoundFacts): RoundStep | null {
  if (round.state === 'open') return nowMs >= round.deadlineMs ? 'lock' : null
  if (round.state === 'locked') return hasEvents || matchesLeft === 0 ? 'start' : null
  return round.state === 'live' && matchesLeft === 0 ? 'settle' : null
}

/** RL1, RL3: a step that was already taken changes nothing; one out of order is a bug. */
export function advance(round: Round, step: RoundStep): Round {
  const { from, to } = STEP_TO[step]
  if (round.state === from) return { ...round, state: to }
  if (ROUND_STATES.indexOf(round.state) >= ROUND_STATES.indexOf(to)) return round
  throw new Error(`round ${round.roundId} cannot ${step} while ${round.state}`)
}
