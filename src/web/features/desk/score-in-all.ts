import type { DeskMatch } from '#domain/desk/fold-taps.ts'
import type { Score } from '#domain/sport/outcome.ts'

/** What stands on the board beside the pitch: goals of extra time with those of the 90 minutes. */
export const scoreInAll = ({ extraTime, score }: Pick<DeskMatch, 'extraTime' | 'score'>): Score => extraTime ?? score
