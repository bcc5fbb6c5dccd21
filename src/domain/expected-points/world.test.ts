import { describe, expect, test } from 'vitest'
import { fitFootball, forecastMatch, updateFootball } from '#domain/forecast/football.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import { playedRounds } from '#world/testing/played-rounds.ts'
import { expectedPoints } from './expected-points.ts'
import { marketLevels, type Observation } from './market-levels.ts'
import { outlookOf } from '#domain/testing/grid-outlook.ts'
import { type MatchOutlook, usualOutlook } from './match-outlook.ts'

const FIRST_SCORED = 28
const WINDOW = 14

/** Forecasts rounds of the sample world from earlier rounds only, with and without the forecast of the match. */
function walkForward(seed: number) {
  let model = fitFootball([], 0)
  const recent = new Map<number, (number | null)[]>()
  const faced = new Map<number, MatchOutlook[]>()
  const seen: Observation[] = []
  const sums = { with: 0, without: 0, n: 0 }
  let round = 0
  for (const { matches } of playedRounds(seed, 4)) {
    round++
    const levels = marketLevels(seen)
    const results = matches.map(({ fixture, final }) => {
      const day = Math.floor(fixture.startsAtMs / 86_400_000)
      const { scoreGrid } = forecastMatch(model, { home: `${fixture.homeClubId}`, away: `${fixture.awayClubId}`, day })
      for (const side of ['home', 'away'] as const) {
        const clubId = side === 'home' ? fixture.homeClubId : fixture.awayClubId
        const outlook = outlookOf(scoreGrid, side)
        const before = faced.get(clubId) ?? []
        const usual = usualOutlook(before)
        for (const { playerId, position, played, scouts, clubId: his } of final.appearances.values()) {
          if (!played || his !== clubId) continue
          const tenths = playerPointTenths({ position, scouts }, CURRENT_RULES)
          const past = recent.get(playerId) ?? []
          const form = { position, price: 80, status: 'provavel' as const, recent: past }
          if (round >= FIRST_SCORED && usual) {
            sums.with += (tenths - expectedPoints(form, levels, { outlook, usual }).whenPlayingTenths) ** 2
            sums.without += (tenths - expectedPoints(form, levels, undefined).whenPlayingTenths) ** 2
            sums.n++
          }
          recent.set(playerId, [tenths, ...past].slice(0, WINDOW))
          seen.push({ position, price: 80, pointTenths: tenths })
        }
        faced.set(clubId, [outlook, ...before].slice(0, WINDOW))
      }
      return {
        day,
        home: `${fixture.homeClubId}`,
        away: `${fixture.awayClubId}`,
        homeGoals: final.score.home,
        awayGoals: final.score.away,
      }
    })
    model = updateFootball(model, results, Infinity)
  }
  return sums
}

describe('expected points in the sample world', () => {
  test('the forecast of the match makes them better', () => {
    const runs = [7, 8, 9].map(walkForward)
    const total = (pick: (sums: { with: number; without: number; n: number }) => number) =>
      runs.reduce((sum, run) => sum + pick(run), 0)
    const n = total((run) => run.n)
    const withMatch = total((run) => run.with) / n / 100
    const without = total((run) => run.without) / n / 100
    console.log(
      `expected points over ${n} appearances of the sample world: with the match ${withMatch.toFixed(3)}, without ${without.toFixed(3)}`,
    )
    expect(withMatch).toBeLessThan(without)
  })
})
