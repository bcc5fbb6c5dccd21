/** SHA-256. Callers pass it in, because the domain has no hash function. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

export const HASH_BYTES = 32

function prefixed(prefix: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(1 + parts.reduce((length, part) => length + part.length, 0))
  bytes[0] = prefix
  let at = 1
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** VR2: hashes of leaves and of nodes begin with different bytes, so that no node can be passed off as an entry. */
export const hashLeaf = (sha256: Sha256, entry: Uint8Array): Uint8Array => sha256(prefixed(0, entry))

export const hashNode = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(prefixed(1, left, right))

/** The largest power of two below `count`, which must be above 1. */
export function splitBelow(count: number): number {
  let power = 1
  while (power * 2 < count) power *= 2
  return power
}

/** The root over neighbouring complete trees, each smaller than the one before. */
export function foldRight(sha256: Sha256, hashes: readonly Uint8Array[]): Uint8Array {
  const [last] = hashes.slice(-1)
  if (!last) return sha256(new Uint8Array(0))
  return hashes.slice(0, -1).reduceRight((right, left) => hashNode(sha256, left, right), last)
}

/** RFC 6962: the root of a tree whose leaves have these hashes. */
export function treeRoot(sha256: Sha256, leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length < 2) return leaves[0] ?? sha256(new Uint8Array(0))
  const split = splitBelow(leaves.length)
  return hashNode(sha256, treeRoot(sha256, leaves.slice(0, split)), treeRoot(sha256, leaves.slice(split)))
}
