import type { Counts } from '#domain/squad/formation.ts'
import { combine, lineTable, NONE, type LineTable, type Values } from './line-table.ts'
import { type Candidate, PLAIN_WEIGHT } from './problem.ts'

/** The best split of the money between the back (the first two lines) and the front (the others). */
export interface Split {
  counts: Counts
  back: number
  front: number
  captainIn: 'fixed' | 'back' | 'front'
  /** Includes the worth of the fixed players. */
  value: number
}

interface Wanted {
  counts: Counts
  /** The players who stay. */
  fixed: readonly Candidate[]
  /** What may be spent above the cheapest price, at most the slack of the tables. */
  slack: number
  /** `bestSplit` returns a split only if its value is higher than this. */
  above: number
}

export interface ChoiceTables {
  bestSplit(wanted: Wanted): Split | undefined
  choose(split: Split): Candidate[]
}

/** The values of two lines together. */
interface Pair extends Values {
  /** The amounts of money that buy more than the amount below them. The other amounts need not be tried. */
  steps: readonly number[]
}

function pairOf({ plain, captain }: Values): Pair {
  const steps: number[] = []
  for (let money = 0; money < plain.length; money++)
    if (plain[money] !== plain[money - 1] || captain[money] !== captain[money - 1]) steps.push(money)
  return { plain, captain, steps }
}

/**
 * Every best choice from these lines, for every number of players and amount of money. The tables are computed once for
 * all calls.
 */
export function choiceTables(
  lines: readonly (readonly Candidate[])[],
  { most, cheapest, slack }: { most: readonly number[]; cheapest: number; slack: number },
): ChoiceTables {
  const tables = lines.map((line, at) =>
    lineTable(line, { most: Math.min(line.length, most[at] ?? 0), cheapest, slack }),
  )
  const pairs = new Map<string, Pair | undefined>()
  const pair = (first: number, counts: Counts) => {
    const key = `${first}/${counts[first] ?? 0}/${counts[first + 1] ?? 0}`
    if (!pairs.has(key)) {
      const a = tables[first]?.values[counts[first] ?? 0]
      const b = tables[first + 1]?.values[counts[first + 1] ?? 0]
      pairs.set(key, a && b && pairOf(combine(a, b)))
    }
    return pairs.get(key)
  }
  function bestSplit({ counts, fixed, slack: purse, above }: Wanted): Split | undefined {
    const back = pair(0, counts)
    const front = pair(2, counts)
    if (!back || !front || purse < 0) return undefined
    const base = fixed.reduce((sum, { score }) => sum + PLAIN_WEIGHT * score, 0)
    const fixedCaptain = fixed.reduce((best, { score }) => Math.max(best, score), NONE)
    const valueOf = (forBack: number, forFront: number) => {
      const backPlain = back.plain[forBack] ?? NONE
      const frontPlain = front.plain[forFront] ?? NONE
      if (backPlain === NONE || frontPlain === NONE) return NONE
      const inBack = (back.captain[forBack] ?? NONE) + frontPlain
      const inFront = backPlain + (front.captain[forFront] ?? NONE)
      return Math.max(backPlain + frontPlain + fixedCaptain, inBack, inFront)
    }
    // If each of the two could spend all the money, that would be worth at least as much as any way to share it.
    if (base + valueOf(purse, purse) <= above) return undefined
    let most = Math.max(NONE, above - base)
    let forBack = -1
    for (const money of back.steps) {
      if (money > purse) break
      const value = valueOf(money, purse - money)
      if (value <= most) continue
      most = value
      forBack = money
    }
    if (forBack < 0) return undefined
    const shared = { counts, back: forBack, front: purse - forBack, value: base + most }
    const frontPlain = front.plain[shared.front] ?? NONE
    if ((back.plain[forBack] ?? NONE) + frontPlain + fixedCaptain === most) return { ...shared, captainIn: 'fixed' }
    return { ...shared, captainIn: (back.captain[forBack] ?? NONE) + frontPlain === most ? 'back' : 'front' }
  }
  return { bestSplit, choose: (split) => retrace(split, tables) }
}

/** Finds again how each pair of lines shared its money, and then who was chosen with it. */
function retrace({ counts, back, front, captainIn }: Split, tables: readonly LineTable[]): Candidate[] {
  return [0, 2].flatMap((first) => {
    const a = tables[first]
    const b = tables[first + 1]
    const countA = counts[first] ?? 0
    const countB = counts[first + 1] ?? 0
    const valuesA = a?.values[countA]
    const valuesB = b?.values[countB]
    if (!a || !b || !valuesA || !valuesB) return []
    const money = first === 0 ? back : front
    const captain = captainIn === (first === 0 ? 'back' : 'front')
    let best = { value: NONE, spent: 0, captainInA: false }
    for (let spent = 0; spent <= money; spent++) {
      const plainA = valuesA.plain[spent] ?? NONE
      const plainB = valuesB.plain[money - spent] ?? NONE
      if (plainA === NONE || plainB === NONE) continue
      const inA = captain ? (valuesA.captain[spent] ?? NONE) + plainB : NONE
      const inB = captain ? plainA + (valuesB.captain[money - spent] ?? NONE) : plainA + plainB
      const value = Math.max(inA, inB)
      if (value > best.value) best = { value, spent, captainInA: inA > inB }
    }
    return [
      ...a.choose(countA, best.spent, captain && best.captainInA),
      ...b.choose(countB, money - best.spent, captain && !best.captainInA),
    ]
  })
}
