import type { VarEntryProof } from '#contract/var.ts'
import { fromBase64, fromHex } from '#verify/bytes.ts'
import { readKnownHead, type Logs } from '#verify/check-log-of.ts'
import { isIncluded } from '#verify/tree.ts'

/**
 * Whether a signed checkpoint of a log of the championship covers the entry. Plain http has no WebCrypto, so there the
 * server's word counts.
 */
export async function isCoveredBy({ proof }: VarEntryProof, leafHash: string, logs: Logs): Promise<boolean> {
  if (!proof) return false
  if (!globalThis.crypto?.subtle) return true
  const head = await readKnownHead(proof, logs)
  if (typeof head === 'string') return false
  const { size, root } = head
  const steps = proof.proof.map(fromBase64)
  return isIncluded({ leaf: fromHex(leafHash), position: proof.position, size, proof: steps, root })
}
