import { type Candidate, CAPTAIN_WEIGHT, PLAIN_WEIGHT } from './problem.ts'

/**
 * The best value for each amount of money, which is the index; `captain` includes the armband, `plain` does not. NONE
 * where impossible.
 */
export interface Values {
  plain: Int32Array
  captain: Int32Array
}

export const NONE = -(2 ** 30)

const PASS = 0
const TAKE = 1
const TAKE_AS_CAPTAIN = 2

/** Every best choice of up to `most` players of one line, for every amount of money. */
export interface LineTable {
  values: readonly Values[]
  choose(count: number, money: number, withCaptain: boolean): Candidate[]
}

const blank = (size: number): Values => ({
  plain: new Int32Array(size).fill(NONE),
  captain: new Int32Array(size).fill(NONE),
})

export function lineTable(
  line: readonly Candidate[],
  { most, cheapest, slack }: { most: number; cheapest: number; slack: number },
): LineTable {
  const size = slack + 1
  const values = Array.from({ length: most + 1 }, () => blank(size))
  values[0]?.plain.fill(0)
  const steps = line.map(({ price, score }, index) => {
    const cost = price - cheapest
    const plainStep = new Uint8Array((most + 1) * size)
    const captainStep = new Uint8Array((most + 1) * size)
    for (let count = Math.min(most, index + 1); count >= 1; count--) {
      const now = values[count]
      const before = values[count - 1]
      if (!now || !before) continue
      for (let money = cost; money < size; money++) {
        const rest = money - cost
        const plainBefore = before.plain[rest] ?? NONE
        if (plainBefore !== NONE) {
          const taken = plainBefore + PLAIN_WEIGHT * score
          if (taken > (now.plain[money] ?? NONE)) {
            now.plain[money] = taken
            plainStep[count * size + money] = TAKE
          }
          const asCaptain = plainBefore + CAPTAIN_WEIGHT * score
          if (asCaptain > (now.captain[money] ?? NONE)) {
            now.captain[money] = asCaptain
            captainStep[count * size + money] = TAKE_AS_CAPTAIN
          }
        }
        const captainBefore = before.captain[rest] ?? NONE
        if (captainBefore !== NONE && captainBefore + PLAIN_WEIGHT * score > (now.captain[money] ?? NONE)) {
          now.captain[money] = captainBefore + PLAIN_WEIGHT * score
          captainStep[count * size + money] = TAKE
        }
      }
    }
    return { plainStep, captainStep }
  })

  function choose(count: number, money: number, withCaptain: boolean): Candidate[] {
    const chosen: Candidate[] = []
    let left = count
    let purse = money
    let captain = withCaptain
    for (let at = line.length - 1; at >= 0 && left > 0; at--) {
      const player = line[at]
      const step = (captain ? steps[at]?.captainStep : steps[at]?.plainStep)?.[left * size + purse] ?? PASS
      if (step === PASS || player === undefined) continue
      chosen.push(player)
      left--
      purse -= player.price - cheapest
      if (step === TAKE_AS_CAPTAIN) captain = false
    }
    return chosen
  }
  return { values, choose }
}

/** Best value of both parts together for every amount of money. */
export function combine(a: Values, b: Values): Values {
  const size = a.plain.length
  const result = blank(size)
  for (let spent = 0; spent < size; spent++) {
    const plain = a.plain[spent] ?? NONE
    const captain = a.captain[spent] ?? NONE
    if (plain === NONE) continue
    if (spent > 0 && plain === a.plain[spent - 1] && captain === a.captain[spent - 1]) continue
    for (let money = spent; money < size; money++) {
      const rest = money - spent
      const otherPlain = b.plain[rest] ?? NONE
      if (otherPlain === NONE) continue
      if (plain + otherPlain > (result.plain[money] ?? NONE)) result.plain[money] = plain + otherPlain
      const best = Math.max(plain + (b.captain[rest] ?? NONE), captain + otherPlain)
      if (best > (result.captain[money] ?? NONE)) result.captain[money] = best
    }
  }
  return result
}
