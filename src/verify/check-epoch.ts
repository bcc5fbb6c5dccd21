import { fromBase64, sameBytes, utf8 } from './bytes.ts'
import { readCheckpoint, type Checkpoint } from './note.ts'
import { isIncluded, leafHash } from './tree.ts'

/** An epoch of a log after the first, as `/api/var` shows it. */
export interface LaterEpoch {
  checkpoint: string
  /** Its first entry, with the proof that it is the first one under `checkpoint`. */
  start?: { entry: string; proof: string[] } | undefined
}

/** VR7: the head of the epoch before, as the first entry holds it. Undefined if the server does not prove it. */
export async function headBefore({ checkpoint, start }: LaterEpoch): Promise<string | undefined> {
  const head = readCheckpoint(checkpoint)
  if (!head || !start) return undefined
  const proof = start.proof.map(fromBase64)
  const leaf = await leafHash(utf8(start.entry))
  if (!(await isIncluded({ leaf, position: 0, size: head.size, proof, root: head.root }))) return undefined
  const content = JSON.parse(start.entry.split('\n')[3] ?? '{}') as { before?: string | null }
  return content.before ?? undefined
}

/**
 * Whether an epoch that has ended is the one that the next epoch says it continues. A restored backup may have fewer
 * entries (VR7), but neither more nor others.
 */
export function isSameEnd(ended: Checkpoint, before: Checkpoint | undefined): boolean {
  if (!before || ended.origin !== before.origin || ended.size > before.size) return false
  return ended.size < before.size || sameBytes(ended.root, before.root)
}
