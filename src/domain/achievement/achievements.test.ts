import { expect, test } from 'vitest'
import { ACHIEVEMENTS, progressOf, type Achievement, type AchievementFacts } from './achievements.ts'

const nobody: AchievementFacts = {
  lineups: 0,
  exactPicks: 0,
  leaguesWon: 0,
  bestStreak: 0,
  bestLineupTenths: -20,
  bestRank: null,
}

const reachedBy = (facts: Partial<AchievementFacts>) =>
  ACHIEVEMENTS.filter((achievement) => progressOf(achievement, { ...nobody, ...facts }).unlocked)

test.each<[Achievement, Partial<AchievementFacts>, Partial<AchievementFacts>]>([
  ['primeira-escalacao', { lineups: 1 }, { lineups: 0 }],
  ['olho-clinico', { exactPicks: 1 }, { exactPicks: 0 }],
  ['campeao-de-liga', { leaguesWon: 1 }, { leaguesWon: 0 }],
  ['em-chamas', { bestStreak: 5 }, { bestStreak: 4 }],
  ['rodada-de-gala', { bestLineupTenths: 1000 }, { bestLineupTenths: 999 }],
  ['top-100', { bestRank: 100 }, { bestRank: 101 }],
])('AC8 %s is at its target exactly from its mark on', (achievement, reached, short) => {
  expect(reachedBy(reached)).toEqual([achievement])
  expect(reachedBy(short)).toEqual([])
})

test('AC8 progress is shown from 0 to the target', () => {
  expect(progressOf('rodada-de-gala', nobody)).toEqual({ current: 0, target: 1000, unlocked: false })
  expect(progressOf('em-chamas', { ...nobody, bestStreak: 9 })).toEqual({ current: 5, target: 5, unlocked: true })
  expect(progressOf('top-100', { ...nobody, bestRank: 400 })).toEqual({ current: 25, target: 100, unlocked: false })
  expect(progressOf('top-100', nobody).current).toBe(0)
})
