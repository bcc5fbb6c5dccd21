import { rankShares } from '#domain/projection/rank-shares.ts'
import type { Step } from './walk-season.ts'
import type { Guess } from './baselines.ts'

/** A row with its result, and what was guessed for it. */
export interface Judged {
  step: Step
  guess: Guess
}

export const BANDS = [
  { name: '0 and less', from: -Infinity, to: 0 },
  { name: '1-2', from: 1, to: 29 },
  { name: '3-4', from: 30, to: 49 },
  { name: '5 and more', from: 50, to: Infinity },
] as const

export interface GuessScore {
  n: number
  rmse: number
  mae: number
  spearman: number
  minutesMae: number
  rmseByResult: Record<string, number>
  /** The mean squared error in points, over those who played, of the guess of what they get if they play. */
  appearancesMse: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const pointsOf = ({ step }: Judged) => step.row.pointTenths / 10
const errorOf = (one: Judged) => one.guess.tenths / 10 - pointsOf(one)
const rmseOf = (all: readonly Judged[]) => Math.sqrt(mean(all.map((one) => errorOf(one) ** 2)))

export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  let [ab, aa, bb] = [0, 0, 0]
  a.forEach((value, at) => {
    const [x, y] = [value - meanA, (b[at] as number) - meanB]
    ab += x * y
    aa += x * x
    bb += y * y
  })
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb)
}

export function scoreGuesses(all: readonly Judged[], appearances: readonly Judged[]): GuessScore {
  return {
    n: all.length,
    rmse: rmseOf(all),
    mae: mean(all.map((one) => Math.abs(errorOf(one)))),
    spearman: correlation(rankShares(all.map(({ guess }) => guess.tenths)), rankShares(all.map(pointsOf))),
    minutesMae: mean(all.map(({ step, guess }) => Math.abs(guess.minutes - step.row.match.minutes))),
    rmseByResult: Object.fromEntries(
      BANDS.map(({ name, from, to }) => [
        name,
        rmseOf(all.filter(({ step }) => step.row.pointTenths >= from && step.row.pointTenths <= to)),
      ]),
    ),
    appearancesMse: mean(appearances.map((one) => errorOf(one) ** 2)),
  }
}
