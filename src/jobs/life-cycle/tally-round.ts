import type { RankColumns, Rises } from '#db/manager/rank-history.ts'
import type { RoundTallies, Standings } from '#db/manager/manager-stat.ts'
import { GALA_TENTHS, TOP_RANK } from '#domain/achievement/achievements.ts'
import { numbersById, type IdSet } from '#domain/by-id.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { isTold, ranksOf } from '#domain/ranking/rank.ts'
import type { CountingLineups } from './score-round.ts'

interface RoundResults {
  lineups: CountingLineups
  /** Of everybody, before the round. */
  held: Standings
  bots: IdSet
  drawn: IdSet
  won: IdSet
}

export interface Tallied {
  tallies: RoundTallies
  ranked: RankColumns
  rises: Rises
}

/** What each manager gained by a round's first settlement, RK1: where that puts everybody, and who is told that he rose. */
export function tallyRound(
  championshipId: ChampionshipId,
  { lineups: { squadIds, managerIds: fielding, tenths }, held, bots, drawn, won }: RoundResults,
): Tallied {
  const lineupOf = numbersById(
    fielding,
    fielding.map((_, lineup) => lineup),
  )
  const { managerIds } = held
  const column = () => new Int32Array(managerIds.length)
  const [wins, duels, points, havePlayed] = [column(), column(), held.points.slice(), held.havePlayed.slice()]
  const lineupPoints = Array.from<number | null>({ length: managerIds.length }).fill(null)
  for (let place = 0; place < managerIds.length; place++) {
    const lineup = lineupOf.get(managerIds[place] as number)
    if (lineup === undefined) continue
    lineupPoints[place] = tenths[lineup] as number
    const squadId = squadIds[lineup] as number
    wins[place] = Number(won.has(squadId))
    duels[place] = Number(drawn.has(squadId))
    points[place] = (points[place] as number) + (tenths[lineup] as number)
    havePlayed[place] = 1
  }
  const ranks = ranksOf(points)
  const rose = column()
  for (let place = 0; place < managerIds.length; place++) {
    const [from, to] = [held.ranks[place] as number, ranks[place] as number]
    rose[place] = Number(isTold({ from, to }) && !bots.has(managerIds[place] as number))
  }
  const chosen = (all: Int32Array, isChosen: Int32Array) => all.filter((_, place) => isChosen[place] === 1)
  return {
    tallies: { championshipId, managerIds, lineupPoints, wins, duels, ranks },
    ranked: {
      managerIds: chosen(managerIds, havePlayed),
      points: chosen(points, havePlayed),
      ranks: chosen(ranks, havePlayed),
    },
    rises: { managerIds: chosen(managerIds, rose), from: chosen(held.ranks, rose), to: chosen(ranks, rose) },
  }
}

/** Whom the round may have brought to a gala or among the best. */
export const outstandingIn = ({ managerIds, lineupPoints, ranks }: RoundTallies): Int32Array =>
  managerIds.filter((_, place) => (lineupPoints[place] ?? 0) >= GALA_TENTHS || (ranks[place] as number) <= TOP_RANK)
