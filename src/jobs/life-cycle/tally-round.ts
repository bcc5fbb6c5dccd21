import type { ChampionshipId } from '#domain/ids.ts'
import { pointsOfManagers, type RoundTallies } from '#db/manager/manager-stat.ts'
import type { Trx } from '#db/round/round.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import type { ScoredLineups } from './score-round.ts'

interface RoundResults {
  lineups: ScoredLineups
  after: ReadonlyMap<number, number>
  rivalOf: ReadonlyMap<number, number>
  won: ReadonlySet<number | null>
}

/** What each manager gained by a round's first settlement, and RK1: where that puts everybody. */
export async function tallyRound(
  trx: Trx,
  championshipId: ChampionshipId,
  { lineups, after, rivalOf, won }: RoundResults,
): Promise<RoundTallies> {
  const squadOf = new Map<number, number>()
  for (const [lineup, managerId] of lineups.managerIds.entries())
    if (lineups.counts[lineup] === 1) squadOf.set(managerId, lineups.squadIds[lineup] as number)

  const { managerIds, points } = await pointsOfManagers(trx, championshipId, [...squadOf.keys()])
  const column = () => new Int32Array(managerIds.length)
  const tallies = { wins: column(), duels: column() }
  const lineupPoints: (number | null)[] = []
  for (const [place, managerId] of managerIds.entries()) {
    const squadId = squadOf.get(managerId)
    lineupPoints.push(squadId === undefined ? null : (after.get(squadId) ?? 0))
    if (squadId === undefined) continue
    tallies.wins[place] = Number(won.has(squadId))
    tallies.duels[place] = Number(rivalOf.has(squadId))
  }
  const ranks = ranksOf(points.map((before, place) => before + (lineupPoints[place] ?? 0)))
  return { championshipId, managerIds, lineupPoints, ...tallies, ranks }
}
