import { choiceTables, type Split } from './choice-tables.ts'
import type { Candidate, Reduced } from './problem.ts'

/** The best choice among these formations for the money left; undefined if that money fills none of them. */
export function exactChoice({ lines, counts, fixed, cheapest, slack }: Reduced): Candidate[] | undefined {
  if (counts.length === 0 || slack < 0) return undefined
  const most = lines.map((_line, at) => Math.max(...counts.map((need) => need[at] ?? 0)))
  const tables = choiceTables(lines, { most, cheapest, slack })
  let best: Split | undefined
  for (const need of counts)
    best = tables.bestSplit({ counts: need, fixed, slack, above: best?.value ?? -Infinity }) ?? best
  return best && tables.choose(best)
}
