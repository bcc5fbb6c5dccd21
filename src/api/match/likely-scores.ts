import { BASKETBALL_SETTINGS } from '#domain/forecast/basketball-settings.ts'
import { setScores } from '#domain/forecast/best-of.ts'
import { normalCdf } from '#domain/forecast/normal.ts'
import type { MatchForecastDetail } from '#contract/match.ts'

const permille = (probability: number) => Math.round(probability * 1000)

/** Finds where an increasing function reaches a value, exactly enough for a thousandth of a percent. */
function solve(reach: (x: number) => number, value: number, [from, to]: readonly [number, number]): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (reach(middle) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const homeWins = (setChance: number, target: number) =>
  setScores(setChance, target).reduce((sum, { home, away, probability }) => sum + (home > away ? probability : 0), 0)

/** The chances of all set scores, most likely first, if `win` is the home side's chance to win the match. */
export function likelySets(win: number, target: number): MatchForecastDetail['likely'] {
  const setChance = solve((p) => homeWins(p, target), win, [0, 1])
  return setScores(setChance, target)
    .sort((a, b) => b.probability - a.probability)
    .map(({ home, away, probability }) => ({ home, away, permille: permille(probability) }))
}

/** Bands of the margin in points; the last one has no end. */
const BANDS = [
  { from: 1, to: 5 },
  { from: 6, to: 10 },
  { from: 11, to: 20 },
  { from: 21, to: null },
] as const

const noise = Math.sqrt(BASKETBALL_SETTINGS.noiseVariance)

/**
 * The model's deviation is its margin divided by the z-score of its chance to win. Near an even match that z-score is
 * about zero, so the game's own noise is used. The result is at least that noise and at most twice that noise.
 */
function deviationOf(margin: number, win: number): number {
  const z = solve(normalCdf, win, [-5, 5])
  const deviation = Math.abs(z) < 0.05 ? noise : margin / z
  return Math.min(2 * noise, Math.max(noise, deviation))
}

/** Chances of winning by margins of each band, for both sides. */
export function marginBands(margin: number, win: number): NonNullable<MatchForecastDetail['margins']> {
  const deviation = deviationOf(margin, win)
  const below = (points: number) => normalCdf((points - margin) / deviation)
  return BANDS.map(({ from, to }) => {
    // No game ends even, so the half point on both sides of zero belongs to the narrowest wins.
    const inner = from === 1 ? 0 : from - 0.5
    const outer = to === null ? Number.POSITIVE_INFINITY : to + 0.5
    return {
      from,
      to,
      homePermille: permille(below(outer) - below(inner)),
      awayPermille: permille(below(-inner) - below(-outer)),
    }
  })
}
