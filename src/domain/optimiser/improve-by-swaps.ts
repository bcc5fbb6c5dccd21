import { type Candidate, objectiveOf, type Reduced } from './problem.ts'

interface Swap {
  value: number
  slots: [number, number]
  players: [Candidate, Candidate]
}

/** For every amount of money, the best outsider of a line that it buys. */
function bestByMoney(line: readonly Candidate[], inside: ReadonlySet<Candidate>, cheapest: number, slack: number) {
  const table: (Candidate | undefined)[] = Array.from({ length: slack + 1 })
  for (const player of line) {
    const cost = player.price - cheapest
    if (cost > slack || inside.has(player)) continue
    const there = table[cost]
    if (there === undefined || player.score > there.score) table[cost] = player
  }
  for (let money = 1; money <= slack; money++) {
    const here = table[money]
    const below = table[money - 1]
    if (here === undefined || (below !== undefined && below.score >= here.score)) table[money] = below
  }
  return table
}

/**
 * Replaces two players at a time (or one) inside their lines while that helps and the budget allows: the money one
 * saves pays for the other. A good eleven makes the bounds bite.
 */
export function improveBySwaps(start: readonly Candidate[], reduced: Reduced): Candidate[] {
  const current = [...start]
  for (;;) {
    const swap = bestSwap(current, reduced)
    if (swap === undefined) return current
    swap.slots.forEach((slot, at) => (current[slot] = swap.players[at] ?? swap.players[0]))
  }
}

function bestSwap(current: readonly Candidate[], { lines, fixed, cheapest, slack }: Reduced): Swap | undefined {
  const inside = new Set(current)
  const kept = new Set(fixed)
  const lineAt = current.map(({ position }) => lines.findIndex((line) => line[0]?.position === position))
  const tables = lines.map((line) => bestByMoney(line, inside, cheapest, slack))
  const left = slack - current.reduce((sum, player) => (kept.has(player) ? sum : sum + player.price - cheapest), 0)
  const scores = current.map(({ score }) => score)
  const value = objectiveOf(current)
  let best: Swap | undefined
  current.forEach((first, i) => {
    if (kept.has(first)) return
    current.forEach((second, j) => {
      if (kept.has(second) || i === j) return
      const others = scores.reduce(
        (most, score, at) => (at === i || at === j ? most : Math.max(most, score)),
        -Infinity,
      )
      const bestScore = scores.reduce((a, b) => Math.max(a, b))
      const purse = left + first.price + second.price - 2 * cheapest
      for (const incoming of lines[lineAt[i] ?? -1] ?? []) {
        const rest = purse - (incoming.price - cheapest)
        if (rest < 0 || inside.has(incoming)) continue
        const partner = tables[lineAt[j] ?? -1]?.[Math.min(rest, slack)]
        const stays =
          second.price - cheapest <= rest &&
          (partner === undefined || partner === incoming || partner.score < second.score)
        const other = stays ? second : partner
        if (other === undefined || other === incoming) continue
        const gain = 2 * (incoming.score + other.score - first.score - second.score)
        const next = value + gain + Math.max(others, incoming.score, other.score) - bestScore
        if (next > (best?.value ?? value)) best = { value: next, slots: [i, j], players: [incoming, other] }
      }
    })
  })
  return best
}
