import type { VarEntryProof } from '#contract/var.ts'
import { fromBase64, fromHex } from '#verify/bytes.ts'
import { openNote, readCheckpoint } from '#verify/note.ts'
import { isIncluded } from '#verify/tree.ts'

/** Whether a signed checkpoint covers the entry. Plain http has no WebCrypto, so there the server's word counts. */
export async function isCoveredBy({ proof }: VarEntryProof, leafHash: string): Promise<boolean> {
  if (!proof) return false
  if (!globalThis.crypto?.subtle) return true
  const { text, signed } = await openNote(proof.checkpoint, proof.key)
  const head = readCheckpoint(text)
  if (signed === 'not signed' || head?.origin !== proof.origin) return false
  const { size, root } = head
  const steps = proof.proof.map(fromBase64)
  return isIncluded({ leaf: fromHex(leafHash), position: proof.position, size, proof: steps, root })
}
