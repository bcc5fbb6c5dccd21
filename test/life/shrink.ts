import { live, type Outcome, type Stretch } from './live.ts'

/** Removes ever smaller parts of the steps since the checkpoint, while the same failure still occurs. */
export async function shrink(
  failed: Outcome,
  stretch: Omit<Stretch, 'from' | 'skip' | 'checksAtEnd'>,
): Promise<Outcome> {
  const { failure, checkpoint } = failed
  if (!failure) return failed
  let best = failed
  const skip = new Set<string>()
  const again = (more: readonly string[]) =>
    live({
      ...stretch,
      from: checkpoint,
      skip: new Set([...skip, ...more]),
      // Steps after the failure do not matter.
      untilMs: failure.atMs,
      stepsBetweenCheckpoints: Number.POSITIVE_INFINITY,
      checksAtEnd: failure.isOfChecks,
      say: () => undefined,
    })
  const isOver = () => Date.now() >= stretch.endMs || stretch.signal.aborted
  for (let size = Math.ceil(failed.since.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.since.length && !isOver();) {
      const part = best.since.slice(at, at + size).filter((step) => failure.isOfChecks || step !== failure.step)
      const outcome = part.length > 0 ? await again(part) : undefined
      const isSame = outcome?.failure?.kind === failure.kind && outcome.failure.isOfChecks === failure.isOfChecks
      if (outcome && isSame) {
        for (const step of part) skip.add(step)
        best = outcome
        stretch.say(`still fails without ${part.join(', ')}`)
      } else at += size
    }
  }
  return best
}
