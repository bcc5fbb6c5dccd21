import { type Candidate, objectiveOf, PLAIN_WEIGHT, type Reduced } from './problem.ts'

interface Swap {
  value: number
  slots: [number, number]
  players: [Candidate, Candidate]
}

/** For every amount of money, the best outsider of a line that it buys; -1 for none. */
function bestByMoney(line: readonly Candidate[], inside: ReadonlySet<Candidate>, cheapest: number, slack: number) {
  const table = new Int16Array(slack + 1).fill(-1)
  const scoreAt = (at: number) => line[at]?.score ?? -Infinity
  line.forEach((player, at) => {
    const cost = player.price - cheapest
    if (cost <= slack && !inside.has(player) && player.score > scoreAt(table[cost] ?? -1)) table[cost] = at
  })
  for (let money = 1; money <= slack; money++) {
    const below = table[money - 1] ?? -1
    if (below >= 0 && scoreAt(below) >= scoreAt(table[money] ?? -1)) table[money] = below
  }
  return table
}

/**
 * Replaces two players at a time (or one) within their lines while that helps and the budget allows: the money saved on
 * one pays for the other. The better the eleven, the more players the bounds exclude.
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
  const bestScore = Math.max(...scores)
  let best: Swap | undefined
  current.forEach((first, i) => {
    if (kept.has(first)) return
    current.forEach((second, j) => {
      if (kept.has(second) || i === j) return
      const others = scores.reduce(
        (most, score, at) => (at === i || at === j ? most : Math.max(most, score)),
        -Infinity,
      )
      const partners = lines[lineAt[j] ?? -1] ?? []
      const table = tables[lineAt[j] ?? -1]
      const purse = left + first.price + second.price - 2 * cheapest
      for (const incoming of lines[lineAt[i] ?? -1] ?? []) {
        const rest = purse - (incoming.price - cheapest)
        if (rest < 0 || inside.has(incoming)) continue
        const partner = partners[table?.[Math.min(rest, slack)] ?? -1]
        const stays =
          second.price - cheapest <= rest &&
          (partner === undefined || partner === incoming || partner.score < second.score)
        const other = stays ? second : partner
        if (other === undefined || other === incoming) continue
        const gain = PLAIN_WEIGHT * (incoming.score + other.score - first.score - second.score)
        const next = value + gain + Math.max(others, incoming.score, other.score) - bestScore
        if (next > (best?.value ?? value)) best = { value: next, slots: [i, j], players: [incoming, other] }
      }
    })
  })
  return best
}
