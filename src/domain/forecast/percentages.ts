/** Integers that sum to 100, by largest remainder; ties go to the larger probability, then to the earlier one. */
export function integerPercentages(probabilities: readonly number[]): number[] {
  const total = probabilities.reduce((sum, p) => sum + p, 0)
  const exact = probabilities.map((p) => (total > 0 ? (p / total) * 100 : 100 / probabilities.length))
  const percentages = exact.map((value) => Math.floor(value))
  const missing = 100 - percentages.reduce((sum, value) => sum + value, 0)
  const order = exact
    .map((value, index) => ({ index, value, remainder: Math.round((value - Math.floor(value)) * 1e9) }))
    .sort((a, b) => b.remainder - a.remainder || b.value - a.value || a.index - b.index)
  for (const { index } of order.slice(0, missing)) percentages[index] = (percentages[index] ?? 0) + 1
  return percentages
}
