import { integerPercentages } from './percentages.ts'

interface Sides {
  home: number
  away: number
}

export interface MatchSoFar {
  minute: number
  score: Sides
  /** The red cards that each side has got so far. */
  reds: Sides
  /** Goals that the forecast before the match expected of each side. */
  expected: Sides
}

/** A match with its stoppage time, in minutes: three in the first half, six in the second. */
const FIRST_STOPPAGE = 3
const WHOLE = 99
/** More goals fall late: the rate rises in a straight line from this share of its mean to as much above it. */
const EARLY = 0.85
/** A red card multiplies the expected goals of its own side and of the other side by these factors. */
const OWN_RED = 2 / 3
const OTHER_RED = 1.2
const MOST_GOALS = 12

/** FO1: the share of a match's goals that fall after a minute. */
export function shareLeft(minute: number): number {
  const clock = Math.min(WHOLE, Math.max(0, minute) + (minute >= 45 ? FIRST_STOPPAGE : 0))
  const passed = clock / WHOLE
  return 1 - (EARLY * passed + (1 - EARLY) * passed ** 2)
}

function poisson(mean: number): number[] {
  let chance = Math.exp(-mean)
  return Array.from({ length: MOST_GOALS + 1 }, (_, count) => {
    const own = chance
    chance *= mean / (count + 1)
    return own
  })
}

/** Chances of home, draw and away at the end of 90 minutes, from what a match is like now. */
export function forecastRest({ minute, score, reds, expected }: MatchSoFar): number[] {
  const left = shareLeft(minute)
  const rate = (side: 'home' | 'away', other: 'home' | 'away') =>
    expected[side] * left * OWN_RED ** reds[side] * OTHER_RED ** reds[other]
  const [home, away] = [poisson(rate('home', 'away')), poisson(rate('away', 'home'))]
  const chances = [0, 0, 0]
  home.forEach((ofHome, own) =>
    away.forEach((ofAway, others) => {
      const lead = score.home + own - score.away - others
      const outcome = lead > 0 ? 0 : lead === 0 ? 1 : 2
      chances[outcome] = (chances[outcome] as number) + ofHome * ofAway
    }),
  )
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return chances.map((chance) => chance / all)
}

export const percentOfRest = (match: MatchSoFar): number[] => integerPercentages(forecastRest(match))
