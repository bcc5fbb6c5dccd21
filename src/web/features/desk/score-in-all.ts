import type { DeskMatch } from '#domain/desk/fold-taps.ts'
import type { Score } from '#domain/sport/outcome.ts'

/** As on a scoreboard: goals of extra time are added to those of normal time. */
export const scoreInAll = ({ extraTime, score }: Pick<DeskMatch, 'extraTime' | 'score'>): Score => extraTime ?? score
