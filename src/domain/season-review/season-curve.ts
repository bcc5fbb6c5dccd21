/** A settled round of the season. */
export interface CurveRound {
  roundId: number
  /** Null for a round without a lineup that counted. */
  pointTenths: number | null
  /** The manager's points and rank in the ranking of points when the round was settled. */
  points: number
  rank: number
}

export interface SeasonCurve {
  /** Won since the season began, with everything that counts in the ranking. */
  points: number
  rank: number
  bestRank: number
  lineups: number
  lineupTenths: number
  bestRoundId: number | null
  worstRoundId: number | null
}

/** SR1: undefined without a round. `rounds` are in order; the manager had `pointsBefore` before the first of them. */
export function seasonCurve(rounds: readonly CurveRound[], pointsBefore: number): SeasonCurve | undefined {
  const last = rounds.at(-1)
  if (!last) return undefined
  const played = rounds.flatMap(({ roundId, pointTenths }) => (pointTenths === null ? [] : [{ roundId, pointTenths }]))
  const byPoints = played.toSorted((a, b) => b.pointTenths - a.pointTenths)
  const worst = played.toSorted((a, b) => a.pointTenths - b.pointTenths)[0]
  return {
    points: last.points - pointsBefore,
    rank: last.rank,
    bestRank: Math.min(...rounds.map(({ rank }) => rank)),
    lineups: played.length,
    lineupTenths: played.reduce((sum, { pointTenths }) => sum + pointTenths, 0),
    bestRoundId: byPoints[0]?.roundId ?? null,
    worstRoundId: played.length > 1 ? (worst?.roundId ?? null) : null,
  }
}
