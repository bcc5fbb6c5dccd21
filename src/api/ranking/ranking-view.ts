import type { Kysely } from 'kysely'
import type { ManagerId } from '#domain/ids.ts'
import type { Country } from '#domain/manager/country.ts'
import { rankChange } from '#domain/ranking/rank.ts'
import type { RankingMetric, RankingScope } from '#domain/ranking/ranking-kinds.ts'
import type { RankingEntry } from '#contract/ranking.ts'
import { shownManagers, type ShownManagerRow } from '#db/ranking/ranking.ts'
import { gameNow } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Standing } from '#live/rankings.ts'
import type { RankingsSnapshot } from '#api/stream/rankings-snapshot.ts'
import { badgesOf } from '#api/views/badges-view.ts'

export interface Board {
  scope: RankingScope
  metric: RankingMetric
}

/**
 * RK3, on every board: during a round, the ranks before it; otherwise the ranks before the last round. A board of
 * friends compares the same friends.
 */
function ranksBefore({ before }: RankingsSnapshot, { scope, metric }: Board, among: readonly ManagerId[]) {
  if (!before) return undefined
  if (scope !== 'amigos')
    return (managerId: ManagerId) => before.rankings.standingOf(scope, metric, managerId)?.rank ?? null
  const ranks = new Map(before.rankings.among(metric, among).map(({ managerId, rank }) => [managerId, rank]))
  return (managerId: ManagerId) => ranks.get(managerId) ?? null
}

/** RK3: managers who had not taken part before the round of the comparison. */
const isNewcomerIn = ({ before }: RankingsSnapshot, managerId: ManagerId): boolean =>
  before !== undefined && before.rankings.standingOf('global', 'pontos', managerId) === undefined

export function managerFacts(row: ShownManagerRow) {
  const { managerId, name, avatarSeed, country, isGone, leaguesWon, official } = row
  return { managerId, name, avatarSeed, country: country as Country, isGone, trophies: leaguesWon, official }
}

/** Adds names, faces and badges to the standings of a board, in their order. */
export async function rankingEntries(
  db: Kysely<Tables>,
  snapshot: RankingsSnapshot,
  { board, standings, among = [] }: { board: Board; standings: readonly Standing[]; among?: readonly ManagerId[] },
): Promise<RankingEntry[]> {
  if (standings.length === 0) return []
  const ids = standings.map(({ managerId }) => managerId)
  const [managers, now] = await Promise.all([
    shownManagers(db, { championshipId: snapshot.championshipId, ids }),
    gameNow(db, snapshot.championshipId),
  ])
  const rankBefore = ranksBefore(snapshot, board, among)
  return standings.flatMap((standing) => {
    const row = managers.get(standing.managerId)
    if (!row) return []
    const { rank, score } = standing
    const change = rankBefore ? rankChange(rankBefore(standing.managerId), rank) : null
    const isNewcomer = isNewcomerIn(snapshot, standing.managerId)
    return [{ ...managerFacts(row), rank, score, change, isNewcomer, badges: badgesOf(snapshot, row, now.getTime()) }]
  })
}
