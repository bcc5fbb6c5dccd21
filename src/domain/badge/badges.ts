import { precisionPermille, type PickRecord } from '#domain/pick/pick-record.ts'

/** In the order in which they are shown (BD1). */
export const BADGES = ['Campeão', 'Expert', 'Streak', 'Preciso', 'VIP'] as const
export type Badge = (typeof BADGES)[number]

export const MAX_BADGES_SHOWN = 3

export interface BadgeFacts extends Pick<PickRecord, 'settled' | 'right' | 'streak'> {
  leaguesWon: number
  /** Global rank by points among `managers`; null when not ranked. */
  rank: number | null
  managers: number
  playingSinceMs: number
  nowMs: number
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** BD3: at least one place, so that a small world has an expert too. */
export const expertPlaces = (managers: number): number => Math.max(1, Math.floor(managers / 100))

const EARNED: Record<Badge, (facts: BadgeFacts) => boolean> = {
  Campeão: ({ leaguesWon }) => leaguesWon > 0,
  Expert: ({ rank, managers }) => rank !== null && rank <= expertPlaces(managers),
  Streak: ({ streak }) => streak >= 5,
  Preciso: ({ settled, right }) => settled >= 20 && precisionPermille({ settled, right }) >= 600,
  VIP: ({ playingSinceMs, nowMs }) => nowMs - playingSinceMs >= YEAR_MS,
}

export const earnedBadges = (facts: BadgeFacts): Badge[] => BADGES.filter((badge) => EARNED[badge](facts))

export const shownBadges = (facts: BadgeFacts): Badge[] => earnedBadges(facts).slice(0, MAX_BADGES_SHOWN)
