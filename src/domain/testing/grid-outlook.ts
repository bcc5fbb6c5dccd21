import type { ScoreGrid } from '#domain/forecast/score-grid.ts'
import type { MatchOutlook } from '#domain/expected-points/match-outlook.ts'

/** Expected goals and the chance of a clean sheet of one side, from a whole score grid. */
export function outlookOf(grid: ScoreGrid, side: 'home' | 'away'): MatchOutlook {
  let goalsFor = 0
  let goalsAgainst = 0
  let cleanSheetChance = 0
  grid.forEach((row, home) =>
    row.forEach((chance, away) => {
      const [own, theirs] = side === 'home' ? [home, away] : [away, home]
      goalsFor += own * chance
      goalsAgainst += theirs * chance
      if (theirs === 0) cleanSheetChance += chance
    }),
  )
  return { goalsFor, goalsAgainst, cleanSheetChance }
}
