import { ACHIEVEMENTS, type Achievement } from '#domain/achievement/achievements.ts'
import type { ManagerHistory } from '#contract/manager.ts'
import type { AchievementView, ActivityView, ManagerStatsView } from '#contract/profile.ts'

const dayMs = 86_400_000

/** The specification fixes 3 teams, 15.420 points, #1.247 and 2 leagues. The other values are chosen to fit. */
export const exampleStats: ManagerStatsView = {
  points: 15_420,
  rank: 1_247,
  season: null,
  squads: 3,
  leaguesWon: 2,
  trophyPoints: 10_500,
  picks: 128,
  precisionPermille: 574,
  bestStreak: 7,
  wins: 21,
  isProvisional: false,
  oldSinceMs: null,
}

const unlockedDaysAgo: Record<Achievement, number | null> = {
  'primeira-escalacao': 162,
  'olho-clinico': 121,
  'campeao-de-liga': 96,
  'em-chamas': 41,
  'rodada-de-gala': null,
  'top-100': null,
}
const waysToGo: Partial<Record<Achievement, [number, number]>> = { 'rodada-de-gala': [864, 1000], 'top-100': [8, 100] }

export const exampleAchievements = (nowMs: number): AchievementView[] =>
  ACHIEVEMENTS.map((kind) => {
    const days = unlockedDaysAgo[kind]
    const [current, target] = waysToGo[kind] ?? [1, 1]
    return { kind, unlockedAtMs: days === null ? null : nowMs - days * dayMs, current, target }
  })

export const exampleActivities = (nowMs: number): ActivityView[] => [
  { id: 5, type: 'ranking_up', data: { from: 1_406, to: 1_247 }, atMs: nowMs - 2 * 3_600_000 },
  { id: 4, type: 'prediction_made', data: { home: 'Flamengo', away: 'Palmeiras' }, atMs: nowMs - 5 * 3_600_000 },
  { id: 3, type: 'league_joined', data: { name: 'Liga Brasileirão 2025' }, atMs: nowMs - 2 * dayMs },
  { id: 2, type: 'achievement', data: { achievement: 'em-chamas' }, atMs: nowMs - 41 * dayMs },
  { id: 1, type: 'team_created', data: { name: 'Canarinho FC' }, atMs: nowMs - 162 * dayMs },
]

/** The last rounds of the example. Its total also has points from earlier rounds. */
const pointTenths = [412, 338, 427, 280, 501, 366, 464, 323, 390, 445, 352, 864]
const ranks = [1_452, 1_460, 1_446, 1_471, 1_438, 1_440, 1_417, 1_429, 1_424, 1_405, 1_406, 1_247]
const gainedAfter = (index: number) => pointTenths.slice(index + 1).reduce((sum, tenths) => sum + tenths, 0)

export const exampleHistory: ManagerHistory = {
  rounds: pointTenths.map((tenths, index) => ({
    roundId: index + 1,
    season: 1,
    number: index + 1,
    pointTenths: tenths,
    rank: ranks[index] ?? 1,
  })),
  ranks: ranks.map((rank, index) => ({
    roundId: index + 1,
    season: 1,
    number: index + 1,
    points: exampleStats.points - gainedAfter(index),
    rank,
  })),
}
