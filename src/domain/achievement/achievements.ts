import { HOT_STREAK } from '#domain/pick/pick-record.ts'

export const ACHIEVEMENTS = [
  'primeira-escalacao',
  'olho-clinico',
  'campeao-de-liga',
  'em-chamas',
  'rodada-de-gala',
  'top-100',
] as const
export type Achievement = (typeof ACHIEVEMENTS)[number]

export interface AchievementFacts {
  lineups: number
  exactPicks: number
  leaguesWon: number
  /** The longest streak so far: later picks do not take an achievement back (AC7). */
  bestStreak: number
  bestLineupTenths: number
  /** The best rank after a round that the manager had with points; null without one. */
  bestRank: number | null
}

export interface Progress {
  current: number
  target: number
  unlocked: boolean
}

export const GALA_TENTHS = 1000
export const TOP_RANK = 100
/** A rank counts only from this many points on: among beginners everybody is in the first hundred. */
export const TOP_RANK_POINTS = 1

const upTo = (current: number, target: number): Progress => ({
  current: Math.min(Math.max(current, 0), target),
  target,
  unlocked: current >= target,
})

const PROGRESS: Record<Achievement, (facts: AchievementFacts) => Progress> = {
  'primeira-escalacao': ({ lineups }) => upTo(lineups, 1),
  'olho-clinico': ({ exactPicks }) => upTo(exactPicks, 1),
  'campeao-de-liga': ({ leaguesWon }) => upTo(leaguesWon, 1),
  'em-chamas': ({ bestStreak }) => upTo(bestStreak, HOT_STREAK),
  'rodada-de-gala': ({ bestLineupTenths }) => upTo(bestLineupTenths, GALA_TENTHS),
  'top-100': ({ bestRank }) => rankProgress(bestRank),
}

/** A rank improves downwards: 400th is a quarter of the way to 100th. */
function rankProgress(bestRank: number | null): Progress {
  if (bestRank === null) return upTo(0, TOP_RANK)
  return upTo(Math.floor((TOP_RANK * TOP_RANK) / Math.max(bestRank, TOP_RANK)), TOP_RANK)
}

export const progressOf = (achievement: Achievement, facts: AchievementFacts): Progress => PROGRESS[achievement](facts)
