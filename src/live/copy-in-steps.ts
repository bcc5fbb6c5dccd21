/** Numbers between two stops: some tenths of a millisecond, with memory that is new. */
const STEP = 1 << 16

/** From the beginning; with stops, for millions. */
export function* copyInSteps(from: Int32Array, into: Int32Array): Generator<void, void> {
  for (let at = 0; at < from.length; at += STEP, yield) into.set(from.subarray(at, at + STEP), at)
}
