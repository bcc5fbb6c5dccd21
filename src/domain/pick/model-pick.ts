import type { Outcome } from '#domain/sport/outcome.ts'
import { outcomeOf } from '#domain/sport/outcome.ts'
import type { Pick } from './pick-points.ts'

export interface ModelForecast {
  home: number
  draw: number
  away: number
  /** The expected goals of both sides; null in other sports than football. */
  goals: { home: number; away: number } | null
}

const MOST_GOALS = 6

function favourite({ home, draw, away }: ModelForecast): Outcome {
  if (draw > home && draw > away) return 'draw'
  return home >= away ? 'home' : 'away'
}

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720]
const poisson = (mean: number, goals: number) => mean ** goals / (FACTORIALS[goals] ?? Infinity)

/** The most likely of the scores with this outcome and at most `MOST_GOALS` goals a side. */
export function likeliestScore(
  outcome: Outcome,
  goals: { home: number; away: number },
): { home: number; away: number } {
  let best = { home: 1, away: 1 }
  let likely = -1
  for (let home = 0; home <= MOST_GOALS; home++)
    for (let away = 0; away <= MOST_GOALS; away++) {
      const chance = poisson(goals.home, home) * poisson(goals.away, away)
      if (outcomeOf({ home, away }) === outcome && chance > likely) [best, likely] = [{ home, away }, chance]
    }
  return best
}

/**
 * The pick that the model would make: its favourite outcome and, in football, the most likely score with this outcome.
 */
export function modelPick(forecast: ModelForecast): Pick {
  const outcome = favourite(forecast)
  const { goals } = forecast
  if (goals === null) return { kind: 'winner', winner: outcome === 'away' ? 'away' : 'home' }
  return { kind: 'score', score: likeliestScore(outcome, goals) }
}
