import type { ChampionshipId } from '#domain/ids.ts'
import { withNewcomers, type HeldPoints, type RoundTallies } from '#db/manager/manager-stat.ts'
import type { Trx } from '#db/round/round.ts'
import { GALA_TENTHS, TOP_RANK } from '#domain/achievement/achievements.ts'
import { numbersById, type IdSet } from '#domain/by-id.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import type { ScoredLineups } from './score-round.ts'

interface RoundResults {
  lineups: ScoredLineups
  /** Before the round. */
  held: HeldPoints
  drawn: IdSet
  won: IdSet
}

/** What each manager gained by a round's first settlement, and RK1: where that puts everybody. */
export async function tallyRound(
  trx: Trx,
  championshipId: ChampionshipId,
  { lineups, held, drawn, won }: RoundResults,
): Promise<RoundTallies> {
  const { squadIds, tenths } = lineups
  const counting = squadIds.map((_, lineup) => lineup).filter((lineup) => lineups.counts[lineup] === 1)
  const fielding = counting.map((lineup) => lineups.managerIds[lineup] as number)
  const lineupOf = numbersById(fielding, counting)

  const { managerIds, points } = await withNewcomers(trx, championshipId, { held, named: fielding })
  const column = () => new Int32Array(managerIds.length)
  const [wins, duels, after] = [column(), column(), points.slice()]
  const lineupPoints: (number | null)[] = []
  for (let place = 0; place < managerIds.length; place++) {
    const lineup = lineupOf.get(managerIds[place] as number)
    lineupPoints.push(lineup === undefined ? null : (tenths[lineup] as number))
    if (lineup === undefined) continue
    const squadId = squadIds[lineup] as number
    wins[place] = Number(won.has(squadId))
    duels[place] = Number(drawn.has(squadId))
    after[place] = (points[place] as number) + (tenths[lineup] as number)
  }
  return { championshipId, managerIds, lineupPoints, wins, duels, ranks: ranksOf(after) }
}

/** Whom the round may have brought to a gala or among the best. */
export const outstandingIn = ({ managerIds, lineupPoints, ranks }: RoundTallies): Int32Array =>
  managerIds.filter((_, place) => (lineupPoints[place] ?? 0) >= GALA_TENTHS || (ranks[place] as number) <= TOP_RANK)
