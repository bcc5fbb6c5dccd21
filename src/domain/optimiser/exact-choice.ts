import { combine, lineTable, NONE, type LineTable, type Values } from './line-table.ts'
import { type Candidate, type Counts, PLAIN_WEIGHT, type Reduced } from './problem.ts'

interface Split {
  counts: Counts
  /** Money for the back (goalkeeper and defence); the rest is for the front. */
  back: number
  captainIn: 'fixed' | 'back' | 'front'
  value: number
}

/** Solves every formation over the money left; undefined when none can be filled. */
export function exactChoice({ lines, counts, fixed, cheapest, slack }: Reduced): Candidate[] | undefined {
  if (counts.length === 0 || slack < 0) return undefined
  const tables = lines.map((line, at) => {
    const most = Math.min(line.length, Math.max(...counts.map((need) => need[at] ?? 0)))
    return lineTable(line, { most, cheapest, slack })
  })
  const pairs = new Map<string, Values | undefined>()
  const pair = (first: number, need: Counts) => {
    const key = `${first}/${need[first]}/${need[first + 1]}`
    if (!pairs.has(key)) {
      const a = tables[first]?.values[need[first] ?? 0]
      const b = tables[first + 1]?.values[need[first + 1] ?? 0]
      pairs.set(key, a && b && combine(a, b))
    }
    return pairs.get(key)
  }
  const fixedCaptain = Math.max(NONE, ...fixed.map(({ score }) => score))
  const base = fixed.reduce((sum, { score }) => sum + PLAIN_WEIGHT * score, 0)
  let best: Split | undefined
  for (const need of counts) {
    const back = pair(0, need)
    const front = pair(2, need)
    if (!back || !front) continue
    for (let money = 0; money <= slack; money++) {
      const split = splitAt({ back, front, money, slack, fixedCaptain })
      if (split && (best === undefined || base + split.value > best.value))
        best = { counts: need, back: money, captainIn: split.captainIn, value: base + split.value }
    }
  }
  return best && retrace(best, tables, slack)
}

interface SplitFacts {
  back: Values
  front: Values
  money: number
  slack: number
  fixedCaptain: number
}

function splitAt({
  back,
  front,
  money,
  slack,
  fixedCaptain,
}: SplitFacts): Pick<Split, 'captainIn' | 'value'> | undefined {
  const backPlain = back.plain[money] ?? NONE
  const frontPlain = front.plain[slack - money] ?? NONE
  if (backPlain === NONE || frontPlain === NONE) return undefined
  let captainIn: Split['captainIn'] = 'fixed'
  let value = backPlain + frontPlain + fixedCaptain
  const inBack = (back.captain[money] ?? NONE) + frontPlain
  if (inBack > value) [captainIn, value] = ['back', inBack]
  const inFront = backPlain + (front.captain[slack - money] ?? NONE)
  if (inFront > value) [captainIn, value] = ['front', inFront]
  return { captainIn, value }
}

/** Finds again how each pair of lines shared its money, then who was chosen with it. */
function retrace({ counts, back, captainIn }: Split, tables: readonly LineTable[], slack: number): Candidate[] {
  return [0, 2].flatMap((first) => {
    const a = tables[first]
    const b = tables[first + 1]
    const countA = counts[first] ?? 0
    const countB = counts[first + 1] ?? 0
    const valuesA = a?.values[countA]
    const valuesB = b?.values[countB]
    if (!a || !b || !valuesA || !valuesB) return []
    const money = first === 0 ? back : slack - back
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
