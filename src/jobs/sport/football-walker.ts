import { absorbMatch, advanceTo, createFootballFilter } from '#domain/forecast/football-filter.ts'
import { FOOTBALL_SETTINGS } from '#domain/forecast/football-settings.ts'
import { forecastFrom } from '#domain/forecast/football.ts'
import type { FootballSource } from './source-match.ts'
import type { Walker } from './walker.ts'

export function footballWalker(): Walker<FootballSource> {
  const filter = createFootballFilter(FOOTBALL_SETTINGS)
  return {
    forecast: (match) => {
      advanceTo(filter, match.day)
      return forecastFrom(filter, match).probabilities
    },
    absorb: (match) => {
      if (!match.score) return
      advanceTo(filter, match.day)
      const { day, home, away, score, shots, shotsOnTarget, chances } = match
      absorbMatch(filter, {
        day,
        home,
        away,
        homeGoals: score.home,
        awayGoals: score.away,
        ...(shots && { shots }),
        ...(shotsOnTarget && { shotsOnTarget }),
        ...(chances && { chances }),
      })
    },
  }
}
