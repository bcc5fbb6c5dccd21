import { expect, test } from 'vitest'
import {
  newAchievements,
  progressOf,
  unlockedAchievements,
  type Achievement,
  type AchievementFacts,
} from './achievements.ts'

const nobody: AchievementFacts = {
  lineups: 0,
  exactPicks: 0,
  leaguesWon: 0,
  bestStreak: 0,
  bestLineupTenths: -20,
  bestRank: null,
}

test.each<[string, Achievement, Partial<AchievementFacts>, Partial<AchievementFacts>]>([
  ['AC1', 'primeira-escalacao', { lineups: 1 }, { lineups: 0 }],
  ['AC2', 'olho-clinico', { exactPicks: 1 }, { exactPicks: 0 }],
  ['AC3', 'campeao-de-liga', { leaguesWon: 1 }, { leaguesWon: 0 }],
  ['AC4', 'em-chamas', { bestStreak: 5 }, { bestStreak: 4 }],
  ['AC5', 'rodada-de-gala', { bestLineupTenths: 1000 }, { bestLineupTenths: 999 }],
  ['AC6', 'top-100', { bestRank: 100 }, { bestRank: 101 }],
])('%s %s is unlocked exactly from its mark on', (_rule, achievement, reached, short) => {
  expect(unlockedAchievements({ ...nobody, ...reached })).toEqual([achievement])
  expect(unlockedAchievements({ ...nobody, ...short })).toEqual([])
})

test('AC7 only what is new is announced', () => {
  const facts = { ...nobody, lineups: 3, bestStreak: 7 }
  expect(newAchievements(facts, ['primeira-escalacao'])).toEqual(['em-chamas'])
  expect(newAchievements(facts, ['primeira-escalacao', 'em-chamas'])).toEqual([])
})

test('AC8 progress is shown from 0 to the target', () => {
  expect(progressOf('rodada-de-gala', nobody)).toEqual({ current: 0, target: 1000, unlocked: false })
  expect(progressOf('em-chamas', { ...nobody, bestStreak: 9 })).toEqual({ current: 5, target: 5, unlocked: true })
  expect(progressOf('top-100', { ...nobody, bestRank: 400 })).toEqual({ current: 25, target: 100, unlocked: false })
  expect(progressOf('top-100', nobody).current).toBe(0)
})
