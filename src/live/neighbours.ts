import { binAt, endOfBin, type CountedScores } from './board-places.ts'

type Side = -1 | 1

interface Walk {
  score: number
  /** The first to be looked at, and to which side it goes on. */
  start: number
  side: Side
  most: number
}

/** Who has a score, by their indices, until there are so many of them or nobody is left. */
function withScore(scores: Int32Array, { score, start, side, most }: Walk): number[] {
  const found: number[] = []
  for (let other = start; found.length < most && other >= 0 && other < scores.length; other += side)
    if (scores[other] === score) found.push(other)
  return found
}

/** The next score on a side that anybody has, as a bin; undefined after the last. */
function nextBin({ above, ranked }: CountedScores, bin: number, side: Side): number | undefined {
  const place = side < 0 ? (above[bin] as number) - 1 : endOfBin({ above, ranked }, bin)
  // Above the highest bin stand those who are kept apart.
  return place < (above.at(-1) as number) || place >= ranked ? undefined : binAt(above, place)
}

/** Up to `reach` who are counted and stand next to an entrant on one side, the nearest first. */
function onSide(counted: CountedScores, entrant: number, { reach, side }: { reach: number; side: Side }): number[] {
  const { scores, above, low } = counted
  const found: number[] = []
  const sizeOf = (bin: number) => endOfBin(counted, bin) - (above[bin] as number)
  const own = (scores[entrant] as number) - low
  // Nobody is looked for among more than there are.
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
 * An entrant who is counted, with up to `reach` on each side. Among equals the smaller index is first, so they are beside him: where many have his
 * score, after a few steps. `apart` are those above all who are counted.
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
