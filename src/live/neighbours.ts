import { binAt, endOfBin, type CountedScores } from './board-places.ts'

type Side = -1 | 1

interface Walk {
  score: number
  /** Where the walk starts, and in which direction it continues. */
  start: number
  side: Side
  most: number
}

/** The indexes of entrants with a score, up to `most` or until the end. */
function withScore(scores: Int32Array, { score, start, side, most }: Walk): number[] {
  const found: number[] = []
  for (let other = start; found.length < most && other >= 0 && other < scores.length; other += side)
    if (scores[other] === score) found.push(other)
  return found
}

/** The next score in a direction that anybody has, as a bin; undefined after the last. */
function nextBin({ above, ranked }: CountedScores, bin: number, side: Side): number | undefined {
  const place = side < 0 ? (above[bin] as number) - 1 : endOfBin({ above, ranked }, bin)
  // The entrants above the highest bin are stored separately.
  return place < (above.at(-1) as number) || place >= ranked ? undefined : binAt(above, place)
}

/** Up to `reach` counted entrants next to an entrant in one direction, the nearest first. */
function onSide(counted: CountedScores, entrant: number, { reach, side }: { reach: number; side: Side }): number[] {
  const { scores, above, low } = counted
  const found: number[] = []
  const sizeOf = (bin: number) => endOfBin(counted, bin) - (above[bin] as number)
  const own = (scores[entrant] as number) - low
  // The walk stops when it has found everybody with the score.
  const look = (bin: number, start: number, size: number) =>
    found.push(...withScore(scores, { score: low + bin, start, side, most: Math.min(reach - found.length, size) }))
  look(own, entrant + side, sizeOf(own) - 1)
  const start = side < 0 ? scores.length - 1 : 0
  for (
    let bin = nextBin(counted, own, side);
    bin !== undefined && found.length < reach;
    bin = nextBin(counted, bin, side)
  )
    look(bin, start, sizeOf(bin))
  return found
}

/**
 * A counted entrant with up to `reach` neighbours in each direction. Among equals the smaller index is first. So where
 * many share a score, a walk from the entrant finds them after a few steps. `apart` are the entrants above all counted
 * ones.
 */
export function neighbours(
  counted: CountedScores,
  entrant: number,
  { reach, apart }: { reach: number; apart: readonly number[] },
): Int32Array {
  const before = onSide(counted, entrant, { reach, side: -1 })
  const first = before.length < reach ? apart.slice(before.length - reach) : []
  return Int32Array.from([...first, ...before.toReversed(), entrant, ...onSide(counted, entrant, { reach, side: 1 })])
}
