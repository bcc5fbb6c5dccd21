import type { Outstanding } from '#db/achievement/achievement.ts'
import type { RankColumns, Rises } from '#db/manager/rank-history.ts'
import type { RoundTallies, Standings } from '#db/manager/manager-stat.ts'
import { GALA_TENTHS, TOP_RANK } from '#domain/achievement/achievements.ts'
import { numbersById, type IdSet, type NumbersById } from '#domain/by-id.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { isTold, ranksOf } from '#domain/ranking/rank.ts'
import type { GainColumns } from '#db/round/settle-round.ts'
import type { ScoredLineups } from './score-round.ts'

interface RoundResults {
  lineups: ScoredLineups
  /** Of everybody who has played (RK4), this round included; before the round. */
  held: Standings
  bots: IdSet
  drawn: IdSet
  won: IdSet
}

export interface Tallied {
  tallies: RoundTallies
  /** The same place in each is the same lineup. */
  gains: GainColumns
  /** Of those without a lineup that counts. */
  ranked: RankColumns
  rises: Rises
}

/** The places of the lineups that count, by manager. */
function countingByManager({ managerIds, counts }: ScoredLineups): NumbersById {
  const places = Int32Array.from({ length: counts.length }, (_, lineup) => lineup)
  if (!counts.includes(0)) return numbersById(managerIds, places)
  const isCounting = (_: number, lineup: number) => counts[lineup] === 1
  return numbersById(managerIds.filter(isCounting), places.filter(isCounting))
}

/** What each manager gained by a round's first settlement, RK1: where that puts everybody, and who is told that he rose. */
export function tallyRound(championshipId: ChampionshipId, { lineups, held, bots, drawn, won }: RoundResults): Tallied {
  const { squadIds, tenths } = lineups
  const lineupOf = countingByManager(lineups)
  const { managerIds } = held
  const column = () => new Int32Array(managerIds.length)
  const [wins, duels, points, isAbsent] = [column(), column(), held.points.slice(), column()]
  const lineupPoints = Array.from<number | null>({ length: managerIds.length }).fill(null)
  for (let place = 0; place < managerIds.length; place++) {
    const lineup = lineupOf.get(managerIds[place] as number)
    if (lineup === undefined) continue
    lineupPoints[place] = tenths[lineup] as number
    const squadId = squadIds[lineup] as number
    wins[place] = Number(won.has(squadId))
    duels[place] = Number(drawn.has(squadId))
    points[place] = (points[place] as number) + (tenths[lineup] as number)
  }
  const ranks = ranksOf(points)
  const rose = column()
  const ofLineups = () => new Int32Array(squadIds.length)
  const gains = { pointsAfter: ofLineups(), ranksAfter: ofLineups(), roseFrom: ofLineups() }
  for (let place = 0; place < managerIds.length; place++) {
    const [from, to] = [held.ranks[place] as number, ranks[place] as number]
    const isRise = isTold({ from, to }) && !bots.has(managerIds[place] as number)
    const lineup = lineupOf.get(managerIds[place] as number)
    if (lineup === undefined) {
      isAbsent[place] = 1
      rose[place] = Number(isRise)
      continue
    }
    gains.pointsAfter[lineup] = points[place] as number
    gains.ranksAfter[lineup] = to
    gains.roseFrom[lineup] = isRise ? from : 0
  }
  const chosen = (all: Int32Array, isChosen: Int32Array) => all.filter((_, place) => isChosen[place] === 1)
  return {
    tallies: { championshipId, managerIds, lineupPoints, wins, duels, ranks },
    gains,
    ranked: {
      managerIds: chosen(managerIds, isAbsent),
      points: chosen(points, isAbsent),
      ranks: chosen(ranks, isAbsent),
    },
    rises: { managerIds: chosen(managerIds, rose), from: chosen(held.ranks, rose), to: chosen(ranks, rose) },
  }
}

export const outstandingIn = ({ managerIds, lineupPoints, ranks }: RoundTallies): Outstanding => ({
  galas: managerIds.filter((_, place) => (lineupPoints[place] ?? 0) >= GALA_TENTHS),
  best: managerIds.filter((_, place) => (ranks[place] as number) <= TOP_RANK),
})
