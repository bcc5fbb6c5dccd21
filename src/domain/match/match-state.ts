export const MATCH_STATES = ['scheduled', 'live', 'final', 'abandoned'] as const
export type MatchState = (typeof MATCH_STATES)[number]
