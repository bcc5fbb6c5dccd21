import type { Kysely } from 'kysely'
import { shownBadges } from '#domain/badge/badges.ts'
import type { Country } from '#domain/manager/country.ts'
import { rankChange } from '#domain/ranking/rank.ts'
import type { RankingMetric, RankingScope } from '#domain/ranking/ranking-kinds.ts'
import type { RankingEntry } from '#contract/ranking.ts'
import { shownManagers, type ShownManagerRow } from '#db/ranking.ts'
import { gameNow } from '#db/round.ts'
import type { Tables } from '#db/schema.ts'
import type { Standing } from '#live/rankings.ts'
import { NO_RANK, type RankingsSnapshot } from '#api/stream/rankings-snapshot.ts'

export interface Board {
  scope: RankingScope
  metric: RankingMetric
}

/**
 * Since the last settled round: while one is played, places won in it; otherwise places won by the last one. Only
 * the global ranking by points keeps its past.
 */
function changeOf(snapshot: RankingsSnapshot, { managerId, rank }: Standing, { scope, metric }: Board): number | null {
  if (scope !== 'global' || metric !== 'pontos') return null
  const index = snapshot.rankings.managers.indexOf(managerId)
  const before = (snapshot.round ? snapshot.storedRanks : snapshot.previousRanks)[index] ?? NO_RANK
  return rankChange(before === NO_RANK ? null : before, rank)
}

export function badgesOf(snapshot: RankingsSnapshot, row: ShownManagerRow, nowMs: number) {
  const { rankings } = snapshot
  return shownBadges({
    leaguesWon: row.leaguesWon,
    rank: rankings.standingOf('global', 'pontos', row.managerId)?.rank ?? null,
    managers: rankings.board('global', 'pontos').size(),
    settled: row.settledPicks,
    right: row.rightPicks,
    streak: row.streak,
    playingSinceMs: row.createdAt.getTime(),
    nowMs,
  })
}

export function managerFacts(row: ShownManagerRow) {
  const { managerId, name, avatarSeed, country, isGone } = row
  return { managerId, name, avatarSeed, country: country as Country, isGone }
}

/** Names, faces and badges to the standings of a board, in their order. */
export async function rankingEntries(
  db: Kysely<Tables>,
  snapshot: RankingsSnapshot,
  { board, standings }: { board: Board; standings: readonly Standing[] },
): Promise<RankingEntry[]> {
  if (standings.length === 0) return []
  const ids = standings.map(({ managerId }) => managerId)
  const [managers, now] = await Promise.all([shownManagers(db, ids), gameNow(db)])
  return standings.flatMap((standing) => {
    const row = managers.get(standing.managerId)
    if (!row) return []
    const { rank, score } = standing
    const change = changeOf(snapshot, standing, board)
    return [{ ...managerFacts(row), rank, score, change, badges: badgesOf(snapshot, row, now.getTime()) }]
  })
}
