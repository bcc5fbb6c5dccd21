import { GALA_TENTHS, TOP_RANK } from '#domain/achievement/achievements.ts'
import { idSet, numbersById, type IdSet, type NumbersById } from '#domain/by-id.ts'
import { isTold, ranksOf } from '#domain/ranking/rank.ts'
import type { ScoredLineups } from './score-batch.ts'
import type { Standings } from './settlement-columns.ts'

/** What the round adds for each manager, and the rank after it. The same index in each column is the same manager. */
export interface RoundTallies {
  managerIds: Int32Array
  /** Tenths of the lineup that counts; null for managers who had none. */
  lineupPoints: (number | null)[]
  wins: Int32Array
  duels: Int32Array
  ranks: Int32Array
}

/**
 * The same index in each column is the same lineup. All are 0 for a lineup that does not count. `roseFrom` is 0 without
 * a rise to announce.
 */
export interface GainColumns {
  pointsAfter: Int32Array
  ranksAfter: Int32Array
  roseFrom: Int32Array
}

/** The same index in each column is the same manager. */
export interface RankColumns {
  managerIds: Int32Array
  points: Int32Array
  ranks: Int32Array
}

export interface Rises {
  managerIds: Int32Array
  from: Int32Array
  to: Int32Array
}

/** Managers who had a gala in the round, and managers who are among the first `TOP_RANK` after it. */
export interface Outstanding {
  galas: Int32Array
  best: Int32Array
}

export interface RoundTally {
  /** Managers who were not ranked before. */
  newcomers: Int32Array
  tallies: RoundTallies
  gains: GainColumns
  /** Ranks and rises of managers without a lineup that counts: the others are in `gains`. */
  ranked: RankColumns
  rises: Rises
  outstanding: Outstanding
}

interface RoundResults {
  lineups: ScoredLineups
  standings: Standings
  bots: IdSet
  drawn: IdSet
  won: IdSet
}

/** The index of the lineup that counts, by manager. */
function lineupsByManager({ managerIds, counts }: ScoredLineups): NumbersById {
  const indexes = Int32Array.from({ length: counts.length }, (_, lineup) => lineup)
  if (!counts.includes(0)) return numbersById(managerIds, indexes)
  const isCounting = (_: number, lineup: number) => counts[lineup] === 1
  return numbersById(managerIds.filter(isCounting), indexes.filter(isCounting))
}

/** Adds the managers whose first lineup counts now: they start from nothing. */
function withNewcomers(ranked: Standings, { managerIds, counts }: ScoredLineups) {
  const known = idSet(ranked.managerIds)
  const newcomers = managerIds.filter((managerId, lineup) => counts[lineup] === 1 && !known.has(managerId))
  if (newcomers.length === 0) return { newcomers, held: ranked }
  const length = ranked.managerIds.length + newcomers.length
  const longer = (column: Int32Array) => {
    const all = new Int32Array(length)
    all.set(column)
    return all
  }
  const held = { managerIds: longer(ranked.managerIds), points: longer(ranked.points), ranks: longer(ranked.ranks) }
  held.managerIds.set(newcomers, ranked.managerIds.length)
  return { newcomers, held }
}

function addRound(held: Standings, { lineups, drawn, won }: RoundResults, lineupOf: NumbersById) {
  const { managerIds } = held
  const column = () => new Int32Array(managerIds.length)
  const [wins, duels, points] = [column(), column(), held.points.slice()]
  const lineupPoints = Array.from<number | null>({ length: managerIds.length }).fill(null)
  for (let place = 0; place < managerIds.length; place++) {
    const lineup = lineupOf.get(managerIds[place] as number)
    if (lineup === undefined) continue
    const [squadId, tenths] = [lineups.squadIds[lineup] as number, lineups.tenths[lineup] as number]
    lineupPoints[place] = tenths
    wins[place] = Number(won.has(squadId))
    duels[place] = Number(drawn.has(squadId))
    points[place] = (points[place] as number) + tenths
  }
  return { points, tallies: { managerIds, lineupPoints, wins, duels, ranks: ranksOf(points) } }
}

const outstandingIn = ({ managerIds, lineupPoints, ranks }: RoundTallies): Outstanding => ({
  galas: managerIds.filter((_, place) => (lineupPoints[place] ?? 0) >= GALA_TENTHS),
  best: managerIds.filter((_, place) => (ranks[place] as number) <= TOP_RANK),
})

/**
 * RK1: what each manager gained by a round's first settlement, everybody's rank after it, and the rises to announce.
 */
export function tallyRound(results: RoundResults): RoundTally {
  const { lineups, bots } = results
  const { newcomers, held } = withNewcomers(results.standings, lineups)
  const lineupOf = lineupsByManager(lineups)
  const { points, tallies } = addRound(held, results, lineupOf)
  const { managerIds, ranks } = tallies
  const [isAbsent, rose] = [new Int32Array(managerIds.length), new Int32Array(managerIds.length)]
  const ofLineups = () => new Int32Array(lineups.squadIds.length)
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
    newcomers,
    tallies,
    gains,
    ranked: {
      managerIds: chosen(managerIds, isAbsent),
      points: chosen(points, isAbsent),
      ranks: chosen(ranks, isAbsent),
    },
    rises: { managerIds: chosen(managerIds, rose), from: chosen(held.ranks, rose), to: chosen(ranks, rose) },
    outstanding: outstandingIn(tallies),
  }
}
