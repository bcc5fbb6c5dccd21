/** 0 for the smallest, 1 for the largest; equals share the middle of their ranks. A single value has 0.5. */
export function rankShares(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] as number) - (values[b] as number))
  const shares = values.map(() => 0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to + 1 < order.length && values[order[to + 1] as number] === values[order[from] as number]) to++
    const share = order.length > 1 ? (from + to) / 2 / (order.length - 1) : 0.5
    for (let at = from; at <= to; at++) shares[order[at] as number] = share
    from = to + 1
  }
  return shares
}
