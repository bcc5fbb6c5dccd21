import { pointsOfManagers, type RoundTallies } from '#db/manager/manager-stat.ts'
import type { Trx } from '#db/round/round.ts'
import type { LineupColumns } from '#db/round/settle-round.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import type { Prize } from './end-leagues.ts'

interface RoundResults {
  lineups: LineupColumns
  after: ReadonlyMap<number, number>
  rivalOf: ReadonlyMap<number, number>
  won: ReadonlySet<number | null>
}

/** What each manager gained by a round's first settlement, and RK1: where that puts everybody. */
export async function tallyRound(
  trx: Trx,
  { lineups, after, rivalOf, won: winners }: RoundResults,
  prizes: readonly Prize[],
): Promise<RoundTallies> {
  const squadOf = new Map<number, number>()
  for (const [lineup, managerId] of lineups.managerIds.entries())
    if (lineups.counts[lineup] === 1) squadOf.set(managerId, lineups.squadIds[lineup] as number)
  const prizesOf = new Map<number, number[]>()
  for (const { managerId, points } of prizes) prizesOf.set(managerId, [...(prizesOf.get(managerId) ?? []), points])

  const { managerIds, points } = await pointsOfManagers(trx, [...squadOf.keys(), ...prizesOf.keys()])
  const column = () => new Int32Array(managerIds.length)
  const tallies = { gained: column(), wins: column(), duels: column(), titles: column() }
  const lineupPoints: (number | null)[] = []
  for (const [place, managerId] of managerIds.entries()) {
    const squadId = squadOf.get(managerId)
    const own = squadId === undefined ? null : (after.get(squadId) ?? 0)
    const won = prizesOf.get(managerId) ?? []
    lineupPoints.push(own)
    tallies.gained[place] = won.reduce((sum, prize) => sum + prize, own ?? 0)
    tallies.titles[place] = won.length
    if (squadId !== undefined) {
      tallies.wins[place] = Number(winners.has(squadId))
      tallies.duels[place] = Number(rivalOf.has(squadId))
    }
  }
  const ranks = ranksOf(points.map((before, place) => before + (tallies.gained[place] ?? 0)))
  return { managerIds, lineupPoints, ...tallies, ranks }
}
