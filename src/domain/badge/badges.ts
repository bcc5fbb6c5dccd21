import { DAY_MS } from '#domain/clock/game-day.ts'
import { HOT_STREAK, precisionPermille, type PickRecord } from '#domain/pick/pick-record.ts'

/** In the order in which they are shown (BD1). */
export const BADGES = ['Campeão', 'Expert', 'Streak', 'Preciso', 'VIP'] as const
export type Badge = (typeof BADGES)[number]

export const MAX_BADGES_SHOWN = 3

export interface BadgeFacts extends Pick<PickRecord, 'settled' | 'right' | 'streak'> {
  leaguesWon: number
  /** The manager's rank by points in the championship; null when not ranked. `managers` are all who are ranked. */
  rank: number | null
  managers: number
  playingSinceMs: number
  nowMs: number
}

/** BD5: the precision and the settled picks that the badge Preciso needs. */
const PRECISE = { permille: 600, settledPicks: 20 }
/** BD3: one place per this many managers. */
const MANAGERS_PER_EXPERT = 100
/** BD6: how many days the badge VIP needs since the first day of play. */
const VIP_DAYS = 365

/** BD3: at least one place, so that a small world has an expert too. */
export const expertPlaces = (managers: number): number => Math.max(1, Math.floor(managers / MANAGERS_PER_EXPERT))

const EARNED: Record<Badge, (facts: BadgeFacts) => boolean> = {
  Campeão: ({ leaguesWon }) => leaguesWon > 0,
  Expert: ({ rank, managers }) => rank !== null && rank <= expertPlaces(managers),
  Streak: ({ streak }) => streak >= HOT_STREAK,
  Preciso: ({ settled, right }) =>
    settled >= PRECISE.settledPicks && precisionPermille({ settled, right }) >= PRECISE.permille,
  VIP: ({ playingSinceMs, nowMs }) => nowMs - playingSinceMs >= VIP_DAYS * DAY_MS,
}

export const earnedBadges = (facts: BadgeFacts): Badge[] => BADGES.filter((badge) => EARNED[badge](facts))

export const shownBadges = (facts: BadgeFacts): Badge[] => earnedBadges(facts).slice(0, MAX_BADGES_SHOWN)
