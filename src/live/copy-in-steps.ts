/** Numbers between two yields: some tenths of a millisecond in fresh memory. */
const STEP = 1 << 16

/** Copies all numbers into the beginning of another array. Yields, because there may be millions. */
export function* copyInSteps(from: Int32Array, into: Int32Array): Generator<void, void> {
  for (let at = 0; at < from.length; at += STEP, yield) into.set(from.subarray(at, at + STEP), at)
}
