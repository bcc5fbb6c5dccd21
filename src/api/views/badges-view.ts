import { shownBadges, type Badge } from '#domain/badge/badges.ts'
import type { RankingsSnapshot } from '#api/stream/rankings-snapshot.ts'

interface BadgeRow {
  managerId: number
  leaguesWon: number
  settledPicks: number
  rightPicks: number
  streak: number
  createdAt: Date
}

/** The badges next to a name, the same on the profile and in the rankings. */
export const badgesOf = ({ rankings }: RankingsSnapshot, row: BadgeRow, nowMs: number): Badge[] =>
  shownBadges({
    leaguesWon: row.leaguesWon,
    rank: rankings.standingOf('global', 'pontos', row.managerId)?.rank ?? null,
    managers: rankings.board('global', 'pontos').size(),
    settled: row.settledPicks,
    right: row.rightPicks,
    streak: row.streak,
    playingSinceMs: row.createdAt.getTime(),
    nowMs,
  })
