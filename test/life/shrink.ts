import { live, type Outcome, type Stretch } from './live.ts'

/** Leaves out ever smaller parts of what happened since the checkpoint, as long as the same failure comes back. */
export async function shrink(failed: Outcome, stretch: Omit<Stretch, 'from' | 'skip'>): Promise<Outcome> {
  let best = failed
  const skip = new Set<string>()
  const again = (more: readonly string[]) =>
    live({ ...stretch, from: failed.checkpoint, skip: new Set([...skip, ...more]), say: () => undefined })
  for (let size = Math.ceil(failed.since.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.since.length - 1 && Date.now() < stretch.endMs;) {
      const part = best.since.slice(at, at + size).filter((step) => step !== failed.failure?.step)
      const outcome = part.length > 0 ? await again(part) : undefined
      if (outcome?.failure?.kind === failed.failure?.kind && outcome) {
        for (const step of part) skip.add(step)
        best = outcome
        stretch.say(`still fails without ${part.join(', ')}`)
      } else at += size
    }
  }
  return best
}
