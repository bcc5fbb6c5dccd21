import { ranksOf } from '#domain/ranking/rank.ts'
import { hasSquad } from '#world/bots/squads.ts'
import type { SettledPicks } from './make-picks.ts'
import type { PlayedRounds } from './play-rounds.ts'

export interface RankedRound {
  roundId: number
  settledAtMs: number
  points: Int32Array
  ranks: Int32Array
}

/** Points from picks of matches that ended before a moment, by manager index. */
export function pickPointsBefore(
  { picks, matches, points }: SettledPicks,
  count: number,
  beforeMs: number,
): Int32Array {
  const isIn = matches.map(({ endedAtMs }) => endedAtMs < beforeMs)
  const sums = new Int32Array(count)
  if (!isIn.includes(true)) return sums
  for (let i = 0; i < picks.count; i++) {
    if (!isIn[picks.matches[i] ?? 0]) continue
    const manager = picks.managers[i] ?? 0
    sums[manager] = (sums[manager] ?? 0) + (points[i] ?? 0)
  }
  return sums
}

/** The global ranking after each settled round. */
export function rankHistory(options: { count: number; played: PlayedRounds; settled: SettledPicks }): RankedRound[] {
  const { count, played, settled } = options
  const lineups = new Int32Array(count)
  return played.rounds.flatMap(({ round, squads, tenths }) => {
    const { settledAtMs } = round
    if (settledAtMs === null) return []
    for (let i = 0; i < squads.count; i++) if (hasSquad(squads, i)) lineups[i] = (lineups[i] ?? 0) + (tenths[i] ?? 0)
    const points = pickPointsBefore(settled, count, settledAtMs)
    for (let i = 0; i < count; i++) points[i] = (points[i] ?? 0) + (lineups[i] ?? 0)
    return [{ roundId: round.id, settledAtMs, points, ranks: ranksOf(points) }]
  })
}
