import type { ManagerId } from '#domain/ids.ts'
import { RANKING_METRICS, STORED_SCOPES, type RankingMetric, type StoredScope } from '#domain/ranking/ranking-kinds.ts'
import { atOnce, AWAITED_MS, yieldToOthers, USUAL_MS } from './yield-to-others.ts'
import type { LiveRound, PlayerPoints, PointChange } from './live-round.ts'
import type { ManagerDirectory } from './manager-directory.ts'
import { createRankBoard, UNRANKED, type RankBoard } from './rank-board.ts'
import { storeScores, type StoredTallies } from './stat-score.ts'

export interface Standing {
  managerId: ManagerId
  rank: number
  score: number
}

export interface Rankings {
  readonly managers: ManagerDirectory
  readonly round: LiveRound | undefined
  board(scope: StoredScope, metric: RankingMetric): RankBoard
  page(scope: StoredScope, metric: RankingMetric, range: { from: number; count: number }): Standing[]
  standingOf(scope: StoredScope, metric: RankingMetric, managerId: ManagerId): Standing | undefined
  /** The manager with up to `reach` neighbours on each side, in the board's order. */
  around(scope: StoredScope, metric: RankingMetric, who: { managerId: ManagerId; reach: number }): Standing[]
  /** A ranking among the given managers only; those whom the metric does not rank are left out. */
  among(metric: RankingMetric, managerIds: Iterable<ManagerId>): Standing[]
  setPoints(news: Iterable<PlayerPoints>): PointChange[]
  /**
   * Like `setPoints`, but yields to others and moves only the board of all history (`global`). Readers of this board
   * between `onMove` and the end see it incomplete.
   */
  setPointsInBatches(news: Iterable<PlayerPoints>, onMove?: () => void): Promise<PointChange[]>
  /** Call it after `setPointsInBatches`: it moves the boards of the month, the week and the season. */
  moveOthersInBatches(): Promise<void>
}

interface RankingsInput {
  managers: ManagerDirectory
  tallies: StoredTallies
  /** The round being played: its lineups count in addition to the stored points until it is settled. */
  round?: LiveRound
}

const boardKey = (scope: StoredScope, metric: RankingMetric) => `${scope}/${metric}`

/** How many managers are handled between two yields. */
const STEP = 1 << 13

/** Builds and counts one board. Otherwise the first reader would make everybody else wait for the count. */
function* buildBoard(
  { managers: { ids }, tallies, round }: RankingsInput,
  { scope, metric }: { scope: StoredScope; metric: RankingMetric },
): Generator<void, RankBoard> {
  const scores = new Int32Array(ids.length)
  for (let from = 0; from < ids.length; from += STEP) {
    const range = { from, to: Math.min(from + STEP, ids.length) }
    storeScores(scores, { columns: tallies[scope], metric }, range)
    if (metric === 'pontos' && round) addRound(scores, round, range)
    yield
  }
  const board = createRankBoard(scores)
  yield* board.countInSteps()
  return board
}

/** Yields between batches, because there may be millions. */
export function* buildRankings(input: RankingsInput): Generator<void, Rankings> {
  const { managers, tallies, round } = input
  const { length } = tallies.global.points
  if (length !== managers.ids.length) throw new RangeError(`${length} tallies for ${managers.ids.length} managers`)
  const boards = new Map<string, RankBoard>()
  for (const scope of STORED_SCOPES)
    for (const metric of RANKING_METRICS)
      boards.set(boardKey(scope, metric), yield* buildBoard(input, { scope, metric }))
  const board = (scope: StoredScope, metric: RankingMetric) => boards.get(boardKey(scope, metric)) as RankBoard
  const liveBoards = STORED_SCOPES.map((scope) => board(scope, 'pontos'))
  /** The moves that the boards of month, week and season have still to make. */
  let rest: Generator<void, void> | undefined
  const goThroughGently = async () => {
    const left = rest
    if (!left) return
    await yieldToOthers(left)
    // The generator holds what everybody won or lost, which is no longer needed.
    if (rest === left) rest = undefined
  }

  const standing = (on: RankBoard, entrant: number): Standing => ({
    managerId: managers.idAt(entrant),
    rank: on.rankOf(entrant) as number,
    score: on.scores[entrant] as number,
  })
  const page = (on: RankBoard, from: number, count: number) =>
    Array.from(on.entrants(from, count), (entrant) => standing(on, entrant))

  return {
    managers,
    round,
    board,
    page: (scope, metric, { from, count }) => page(board(scope, metric), from, count),
    standingOf: (scope, metric, managerId) => {
      const on = board(scope, metric)
      const entrant = managers.indexOf(managerId)
      return on.rankOf(entrant) === undefined ? undefined : standing(on, entrant)
    },
    around: (scope, metric, { managerId, reach }) => {
      const on = board(scope, metric)
      return Array.from(on.around(managers.indexOf(managerId), reach), (entrant) => standing(on, entrant))
    },
    among: (metric, managerIds) => {
      const { scores } = board('global', metric)
      const indices = [...new Set(managerIds)].map((id) => managers.indexOf(id)).filter((index) => index >= 0)
      const own = createRankBoard(
        Int32Array.from(
          indices.sort((a, b) => a - b),
          (index) => scores[index] ?? UNRANKED,
        ),
      )
      return Array.from(own.entrants(0, own.size()), (entrant) => ({
        ...standing(own, entrant),
        managerId: managers.idAt(indices[entrant] as number),
      }))
    },
    setPoints: (news) => {
      if (rest) atOnce(rest)
      rest = undefined
      return round?.setPoints(news, liveBoards) ?? []
    },
    setPointsInBatches: async (news, onMove) => {
      await goThroughGently()
      if (!round) return []
      const [whole, ...others] = liveBoards
      let isMoving = false
      const begin = () => {
        isMoving = true
        onMove?.()
      }
      const steps = round.setPointsInSteps(news, whole ? [whole] : [], { later: others, onMove: begin })
      const moved = await yieldToOthers(steps, () => (isMoving ? AWAITED_MS : USUAL_MS))
      rest = moved.rest
      return moved.changes
    },
    moveOthersInBatches: goThroughGently,
  }
}

/**
 * A manager who competes in the round is ranked on each board of points, even without other points in its period.
 */
function addRound(scores: Int32Array, round: LiveRound, { from, to }: { from: number; to: number }): void {
  for (let manager = from; manager < to; manager++) {
    if (!round.competes(manager)) continue
    const stored = scores[manager] as number
    scores[manager] = (stored === UNRANKED ? 0 : stored) + round.managerTenths(manager)
  }
}
