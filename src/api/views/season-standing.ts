import type { ManagerId } from '#domain/ids.ts'
import type { RankingsSnapshot } from '#api/stream/rankings-snapshot.ts'

/** RK5: a manager's rank in the running season, with the running round. */
export function seasonStandingOf({ rankings }: Pick<RankingsSnapshot, 'rankings'>, managerId: ManagerId) {
  const standing = rankings.standingOf('temporada', 'pontos', managerId)
  if (!standing) return null
  return { rank: standing.rank, of: rankings.board('temporada', 'pontos').size(), points: standing.score }
}
