/** Bytes between two stops: some tenths of a millisecond, with memory that is new. */
const STEP_BYTES = 1 << 18

/** From the beginning; with stops, for hundreds of megabytes. */
export function* copyInSteps<T extends Int32Array | Uint16Array | Uint8Array>(from: T, into: T): Generator<void, void> {
  const step = STEP_BYTES / from.BYTES_PER_ELEMENT
  for (let at = 0; at < from.length; at += step, yield) into.set(from.subarray(at, at + step), at)
}
