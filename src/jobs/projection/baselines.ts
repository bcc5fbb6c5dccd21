import { expectedPoints } from '#domain/expected-points/expected-points.ts'
import { marketLevels } from '#domain/expected-points/market-levels.ts'
import { outlookFromGoals } from '#domain/expected-points/match-outlook.ts'
import type { Step } from './walk-season.ts'

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const FADE = 0.85

function fading(values: readonly number[]): number {
  let [weight, weights, sum] = [1, 0, 0]
  for (let at = values.length - 1; at >= 0; at--) {
    sum += weight * (values[at] as number)
    weights += weight
    weight *= FADE
  }
  return weights === 0 ? 0 : sum / weights
}

/** A guess of a player's points, in tenths, and minutes in one match. */
export interface Guess {
  tenths: number
  minutes: number
}
export type GuessOf = (step: Step) => Guess

const overPast =
  (of: (values: readonly number[]) => number): GuessOf =>
  ({ pointsBefore, candidate }) => ({
    tenths: of(pointsBefore),
    minutes: of(candidate.past.map(({ minutes }) => minutes)),
  })

/** The levels before any match. The earlier model, which `form` repeats, also learned levels from the season. */
const LEVELS = marketLevels([])
const AVERAGE = outlookFromGoals(1.2, 1.2)
const PRICES = { lowest: 50, span: 100 }

const byForm: GuessOf = ({ row, pointsBefore, candidate }) => {
  const recent = candidate.past.map(({ minutes }, at) => (minutes > 0 ? (pointsBefore[at] ?? 0) : null)).toReversed()
  const price = PRICES.lowest + PRICES.span * row.signs.price
  const { meanTenths, playChance } = expectedPoints(
    { position: row.position, price, status: 'provavel', recent },
    LEVELS,
    { outlook: outlookFromGoals(candidate.goalsFor, candidate.goalsAgainst), usual: AVERAGE },
  )
  return { tenths: meanTenths, minutes: 90 * playChance }
}

/** Simple guesses, and those of the earlier model, with which an evaluation compares the projections. */
export const BASELINES = {
  zero: () => ({ tenths: 0, minutes: 0 }),
  seasonMean: overPast(mean),
  lastFive: overPast((values) => mean(values.slice(-5))),
  exponential: overPast(fading),
  form: byForm,
} as const satisfies Record<string, GuessOf>

/** The same guess from the matches that the player took part in; without any, the mean of the position. */
export const ifPlaying =
  (guess: GuessOf): GuessOf =>
  (step) => {
    const played = step.candidate.past.map(({ minutes }) => minutes > 0)
    if (!played.includes(true)) return { tenths: LEVELS[step.row.position].meanTenths, minutes: 0 }
    return guess({
      ...step,
      candidate: { ...step.candidate, past: step.candidate.past.filter((_, at) => played[at]) },
      pointsBefore: step.pointsBefore.filter((_, at) => played[at]),
    })
  }
