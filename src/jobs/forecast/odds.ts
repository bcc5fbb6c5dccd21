/**
 * Probabilities behind decimal odds: each implied probability is raised to one power so that they sum to 1, which
 * takes more of the bookmaker's margin from long shots than from favourites.
 */
export function powerDevig(odds: readonly number[]): number[] | undefined {
  if (odds.some((price) => !(price > 1))) return undefined
  const implied = odds.map((price) => 1 / price)
  const total = (power: number) => implied.reduce((sum, p) => sum + p ** power, 0)
  let low = 0.2
  let high = 5
  if (total(low) < 1 || total(high) > 1) return undefined
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (total(middle) > 1) low = middle
    else high = middle
  }
  const power = (low + high) / 2
  const sum = total(power)
  return implied.map((p) => p ** power / sum)
}
