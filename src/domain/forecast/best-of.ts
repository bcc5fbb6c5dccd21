export interface SetScore {
  home: number
  away: number
  probability: number
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

/** Every final score of a match to `target` sets, if the home side wins each set with probability `p`. */
export function setScores(p: number, target: number): SetScore[] {
  const scores: SetScore[] = []
  for (let lost = 0; lost < target; lost++) {
    const ways = choose(target - 1 + lost, lost)
    scores.push({ home: target, away: lost, probability: ways * p ** target * (1 - p) ** lost })
    scores.push({ home: lost, away: target, probability: ways * (1 - p) ** target * p ** lost })
  }
  return scores
}
