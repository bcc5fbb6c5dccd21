import { type CalibrationBin, calibrationBins, calibrationError } from '#domain/forecast/calibration.ts'
import { type ForecastScore, type ScoredForecast, scoreForecasts } from '#domain/forecast/metrics.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { attachSignals, type CartolaSignals } from './cartola-signals.ts'
import { baseRateWalker, eloWalker, uniformWalker } from './baseline-walkers.ts'
import { mergeMatches } from './merge-matches.ts'
import { SPORT_MODELS } from '#jobs/sport/sport-models.ts'
import type { ResultsFile } from './read-results.ts'
import type { Rivals, SourceMatch } from '#jobs/sport/source-match.ts'
import { outcomeIn, type Walker } from '#jobs/sport/walker.ts'

export interface Window {
  /** ISO dates, both included. */
  from: string
  to?: string
}

/** A rival may have forecast only some matches: `model` is our score on exactly those. */
export interface BaselineScore extends ForecastScore {
  model: ForecastScore
}

export interface Evaluation extends ForecastScore {
  sport: Sport
  competitions: string[]
  from: string
  to: string
  trainedOn: number
  /** The number of matches in the files, also outside the window, whose shots are known. */
  withSignals: number
  calibration: CalibrationBin[]
  calibrationError: number
  baselines: Record<string, BaselineScore>
}

export type EvaluationError =
  | { kind: 'mixed_sports'; sports: Sport[] }
  | { kind: 'empty_window'; from: string; to: string | undefined; first: string; last: string }

interface Prediction extends ScoredForecast {
  match: SourceMatch
  rivals: Record<string, readonly number[]>
}

const isInside = (date: string, { from, to }: Window): boolean => date >= from && (to === undefined || date <= to)

const stepKey = (match: SourceMatch): number => match.day * 16 + ('step' in match ? match.step : 0)

/** Every match of a step is forecast before any result of that step is absorbed. */
function walk(sport: Sport, matches: readonly SourceMatch[], window: Window): Prediction[] {
  const model = SPORT_MODELS[sport].walker()
  const own: Record<string, Walker> = {
    uniform: uniformWalker(sport),
    baseRates: baseRateWalker(sport),
    elo: eloWalker(sport),
  }
  const predictions: Prediction[] = []
  const ordered = matches
    .flatMap((match) => {
      const outcome = outcomeIn(match)
      return outcome === undefined ? [] : [{ match, outcome, key: stepKey(match) }]
    })
    .sort((a, b) => a.key - b.key)
  for (let start = 0; start < ordered.length;) {
    let end = start
    while (end < ordered.length && ordered[end]?.key === ordered[start]?.key) end++
    const step = ordered.slice(start, end)
    for (const { match, outcome } of step) {
      if (!isInside(match.date, window)) continue
      const rivals = Object.fromEntries(Object.entries(own).map(([name, walker]) => [name, walker.forecast(match)]))
      predictions.push({
        match,
        outcome,
        probabilities: model.forecast(match),
        rivals: { ...rivals, ...published(match.rivals) },
      })
    }
    for (const { match, outcome } of step) {
      model.absorb(match, outcome)
      for (const walker of Object.values(own)) walker.absorb(match, outcome)
    }
    start = end
  }
  return predictions
}

function published(rivals: Rivals): Record<string, readonly number[]> {
  return Object.fromEntries(Object.entries(rivals).filter(([, probabilities]) => probabilities !== undefined))
}

function compare(predictions: readonly Prediction[]): Record<string, BaselineScore> {
  const names = new Set(predictions.flatMap(({ rivals }) => Object.keys(rivals)))
  return Object.fromEntries(
    [...names].map((name) => {
      const shared = predictions.filter(({ rivals }) => rivals[name] !== undefined)
      const theirs = shared.map(({ rivals, outcome }) => ({ probabilities: rivals[name] ?? [], outcome }))
      return [name, { ...scoreForecasts(theirs), model: scoreForecasts(shared) }]
    }),
  )
}

/**
 * Trains on earlier rows, and forecasts the window's matches one day at a time (in tennis, one round of a day), each
 * competition separately.
 */
export function evaluate(
  files: readonly ResultsFile[],
  window: Window,
  signals: readonly CartolaSignals[] = [],
): Result<Evaluation, EvaluationError> {
  const matches = attachSignals(mergeMatches(files), signals)
  const sports = [...new Set(matches.map((match) => match.sport))]
  const [sport] = sports
  if (sport === undefined || sports.length > 1) return fail({ kind: 'mixed_sports', sports })
  const competitions = [...new Set(matches.map((match) => match.competition))]
  const predictions = competitions.flatMap((competition) =>
    walk(
      sport,
      matches.filter((match) => match.competition === competition),
      window,
    ),
  )
  const dates = matches.map((match) => match.date).sort()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  if (predictions.length === 0) return fail({ kind: 'empty_window', from: window.from, to: window.to, first, last })
  const calibration = calibrationBins(predictions)
  return ok({
    sport,
    competitions,
    from: window.from,
    to: window.to ?? last,
    withSignals: matches.filter((match) => 'shots' in match).length,
    trainedOn: matches.filter((match) => match.date < window.from && outcomeIn(match) !== undefined).length,
    ...scoreForecasts(predictions),
    calibration,
    calibrationError: calibrationError(calibration),
    baselines: compare(predictions),
  })
}
