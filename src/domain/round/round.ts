export const ROUND_STATES = ['open', 'locked', 'live', 'settled'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** SQ7: saves are refused from the deadline on, even before the lock job has run. */
export const isLocked = ({ state, deadlineMs }: { state: RoundState; deadlineMs: number }, nowMs: number): boolean =>
  state !== 'open' || nowMs >= deadlineMs
