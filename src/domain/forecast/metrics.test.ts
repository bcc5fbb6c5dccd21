import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calibrationBins, calibrationError } from './calibration.ts'
import { brierScore, correctCall, logLoss, rankedProbabilityScore, scoreForecasts } from './metrics.ts'
import { integerPercentages } from './percentages.ts'

test('scores of one forecast, by hand', () => {
  const forecast = { probabilities: [0.5, 0.3, 0.2], outcome: 2 }
  expect(rankedProbabilityScore(forecast)).toBeCloseTo((0.25 + 0.64) / 2, 12)
  expect(brierScore(forecast)).toBeCloseTo(0.25 + 0.09 + 0.64, 12)
  expect(logLoss(forecast)).toBeCloseTo(-Math.log(0.2), 12)
  expect(correctCall(forecast)).toBe(0)
})

test('a uniform forecast scores the known constants', () => {
  const uniform = [0, 1, 2].map((outcome) => ({ probabilities: [1 / 3, 1 / 3, 1 / 3], outcome }))
  const score = scoreForecasts(uniform)
  expect(score.brier).toBeCloseTo(2 / 3, 12)
  expect(score.logLoss).toBeCloseTo(Math.log(3), 12)
  expect(score.rps).toBeCloseTo((5 / 18 + 1 / 9 + 5 / 18) / 3, 12)
})

test('percentages are integers that sum to 100 and stay within one of the truth', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 }), (weights) => {
      const total = weights.reduce((sum, w) => sum + w, 0)
      fc.pre(total > 1e-6)
      const percentages = integerPercentages(weights)
      expect(percentages.reduce((sum, p) => sum + p, 0)).toBe(100)
      percentages.forEach((p, k) => {
        expect(Number.isInteger(p)).toBe(true)
        expect(Math.abs(p - ((weights[k] ?? 0) / total) * 100)).toBeLessThan(1)
      })
    }),
  )
})

test.each([
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [0.455, 0.275, 0.27],
    [46, 27, 27],
  ],
  [
    [0, 0],
    [50, 50],
  ],
])('%j becomes %j', (probabilities, expected) => {
  expect(integerPercentages(probabilities)).toEqual(expected)
})

test('calibration bins count every claim once', () => {
  const forecasts = [
    { probabilities: [0.75, 0.25], outcome: 0 },
    { probabilities: [0.75, 0.25], outcome: 0 },
    { probabilities: [0.75, 0.25], outcome: 0 },
    { probabilities: [0.75, 0.25], outcome: 1 },
  ]
  const bins = calibrationBins(forecasts)
  expect(bins.reduce((sum, bin) => sum + bin.n, 0)).toBe(8)
  expect(bins[7]).toMatchObject({ n: 4, meanProbability: 0.75, observedShare: 0.75 })
  expect(calibrationError(bins)).toBeCloseTo(0, 12)
})
