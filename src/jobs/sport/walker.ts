import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { SourceMatch } from './source-match.ts'

/** Forecasts a match from what it has absorbed so far. */
export interface Walker<M extends SourceMatch = SourceMatch> {
  forecast(match: M): readonly number[]
  absorb(match: M, outcome: number): void
}

/** Index of the class that came true, or undefined for a match not played. */
export function outcomeIn(match: SourceMatch): number | undefined {
  if ('winner' in match) return match.winner
  if (!match.score) return undefined
  const { home, away } = match.score
  if (SPORT_RULES[match.sport].draw) return home > away ? 0 : home === away ? 1 : 2
  return home > away ? 0 : 1
}
