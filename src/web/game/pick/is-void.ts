import type { MatchView } from '#contract/match.ts'

/** MT3, MT4: nothing was played that a pick could have told. */
export const isVoid = ({ state, fate }: MatchView): boolean => state === 'abandoned' || fate === 'awarded'
