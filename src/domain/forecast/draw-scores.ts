import type { Rng } from '#domain/rng.ts'
import { clubOf, copyFootballFilter } from './football-filter.ts'
import type { FootballModel } from './football.ts'
import { drawNormals, lowerRoot, pickCovariance } from './joint-draw.ts'
import { meanOf } from './gaussian-state.ts'
import type { DrawScores, Fixture } from './simulate-season.ts'

function drawPoisson(rate: number, rng: Rng): number {
  const floor = Math.exp(-rate)
  let product = rng.next()
  let count = 0
  while (product > floor) {
    product *= rng.next()
    count += 1
  }
  return count
}

/**
 * Each future draws the clubs' strengths once and plays every fixture with them: a club that is better than we think is
 * better in all of its matches, which is what makes tables spread.
 */
export function footballDraws(model: FootballModel, remaining: readonly Fixture[]): DrawScores {
  const filter = copyFootballFilter(model)
  const names = [...new Set(remaining.flatMap(({ home, away }) => [home, away]))]
  const clubs = names.map((name) => clubOf(filter, name))
  const indices = [filter.level, filter.homeAdvantage, ...clubs.flatMap(({ attack, defence }) => [attack, defence])]
  const means = indices.map((index) => meanOf(filter.state, index))
  const root = lowerRoot(pickCovariance(filter.state, indices))
  const slot = new Map(names.map((name, k) => [name, 2 + 2 * k]))
  const sides = remaining.map(({ home, away }) => ({ home: slot.get(home) ?? 0, away: slot.get(away) ?? 0 }))
  return (rng) => {
    const drawn = drawNormals(means, root, rng)
    const value = (k: number) => drawn[k] ?? 0
    return sides.map(({ home, away }) => ({
      home: drawPoisson(Math.exp(value(0) + value(1) + value(home) - value(away + 1)), rng),
      away: drawPoisson(Math.exp(value(0) + value(away) - value(home + 1)), rng),
    }))
  }
}

/** For sports where only the winner counts: 1-0 or 0-1. */
export function winnerDraws(homeProbabilities: readonly number[]): DrawScores {
  return (rng) => homeProbabilities.map((p) => (rng.next() < p ? { home: 1, away: 0 } : { home: 0, away: 1 }))
}

/** One list of possible scores for each fixture, as `forecastVolleyball` gives them. */
export function setDraws(
  fixtures: readonly (readonly { home: number; away: number; probability: number }[])[],
): DrawScores {
  return (rng) =>
    fixtures.map((scores) => {
      let left = rng.next()
      const found = scores.find(({ probability }) => (left -= probability) < 0) ?? scores[0]
      return { home: found?.home ?? 0, away: found?.away ?? 0 }
    })
}
