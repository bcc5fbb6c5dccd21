import { worthOf, type ScoutWorth } from '#domain/scoring/player-points.ts'

/** Chances by points in tenths, from `LOWEST` on. Points beyond either end count as that end. */
const LOWEST = -200
const CELLS = 701
const MOST_COUNT = 14
/** Higher counts whose chances together are below this are counted as the last likelier count. */
const LEAST = 1e-4
const NEXT_TO_NOTHING = 1e-6

/**
 * Chances of points, one cell for each tenth from -20 to 50 points; `from` and `to` bound the cells that count; the
 * others are 0 or next to nothing.
 */
export interface PointChances {
  cells: Float64Array
  from: number
  to: number
}

export function noPoints(): PointChances {
  const cells = new Float64Array(CELLS)
  cells[-LOWEST] = 1
  return { cells, from: -LOWEST, to: -LOWEST }
}

/** What may come of one line of scoring: chances of each worth in tenths. */
export type Outcomes = readonly { tenths: number; chance: number }[]

const within = (cell: number) => Math.max(0, Math.min(CELLS - 1, cell))

export function addOutcomes({ cells, from, to }: PointChances, outcomes: Outcomes): PointChances {
  const next = new Float64Array(CELLS)
  let [least, most] = [0, 0]
  for (const { tenths, chance } of outcomes) {
    least = Math.min(least, tenths)
    most = Math.max(most, tenths)
    const isInside = from + tenths >= 0 && to + tenths < CELLS
    for (let cell = from; cell <= to; cell++) {
      const at = isInside ? cell + tenths : within(cell + tenths)
      next[at] = (next[at] as number) + (cells[cell] as number) * chance
    }
  }
  return trim({ cells: next, from: within(from + least), to: within(to + most) })
}

/** Leaves out both ends where nearly nothing is: otherwise every line makes the next one slower. */
function trim({ cells, from, to }: PointChances): PointChances {
  let [first, last] = [from, to]
  while (first < last && (cells[first] as number) < NEXT_TO_NOTHING) first++
  while (last > first && (cells[last] as number) < NEXT_TO_NOTHING) last--
  return { cells, from: first, to: last }
}

/** The outcomes of a scout that a player gets once, with this chance, or not at all. */
export const outcomesOfOnce = (chance: number, worth: ScoutWorth): Outcomes => {
  const share = Math.min(1, Math.max(0, chance))
  return [
    { tenths: worthOf(1, worth), chance: share },
    { tenths: 0, chance: 1 - share },
  ]
}

/** What a rule set gives for each count, if the counts are Poisson with this mean. */
export function outcomesOfCount(mean: number, worth: ScoutWorth): Outcomes {
  const byWorth = new Map<number, number>()
  let chance = Math.exp(-mean)
  let left = 1
  for (let count = 0; count <= MOST_COUNT && left > LEAST; count++) {
    const isLast = count === MOST_COUNT || left - chance <= LEAST
    const tenths = worthOf(count, worth)
    byWorth.set(tenths, (byWorth.get(tenths) ?? 0) + (isLast ? left : chance))
    left -= chance
    chance *= mean / (count + 1)
  }
  return [...byWorth].map(([tenths, share]) => ({ tenths, chance: share }))
}

export function mixChances(parts: readonly { weight: number; chances: PointChances }[]): PointChances {
  const cells = new Float64Array(CELLS)
  let [from, to] = [-LOWEST, -LOWEST]
  for (const { weight, chances } of parts) {
    from = Math.min(from, chances.from)
    to = Math.max(to, chances.to)
    for (let cell = chances.from; cell <= chances.to; cell++)
      cells[cell] = (cells[cell] as number) + weight * (chances.cells[cell] as number)
  }
  return { cells, from, to }
}

function sumOver({ cells, from, to }: PointChances, of: (chance: number, tenths: number) => number): number {
  let sum = 0
  for (let cell = from; cell <= to; cell++) sum += of(cells[cell] as number, cell + LOWEST)
  return sum
}

export const meanTenths = (chances: PointChances): number => sumOver(chances, (chance, tenths) => chance * tenths)

export function deviationTenths(chances: PointChances): number {
  const mean = meanTenths(chances)
  return Math.sqrt(sumOver(chances, (chance, tenths) => chance * (tenths - mean) ** 2))
}

export const chanceAtLeast = (chances: PointChances, tenths: number): number =>
  sumOver(chances, (chance, at) => (at >= tenths ? chance : 0))

/** The lowest points that are not exceeded with at least the chance `share`. */
export function quantileTenths({ cells, from, to }: PointChances, share: number): number {
  let sum = 0
  for (let cell = from; cell <= to; cell++) {
    sum += cells[cell] as number
    if (sum >= share - 1e-9) return cell + LOWEST
  }
  return to + LOWEST
}
