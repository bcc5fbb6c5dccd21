import { joinBytes, sameBytes, sha256, type Bytes } from './bytes.ts'

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)
export const HASH_BYTES = 32

export const leafHash = (entry: Bytes): Promise<Bytes> => sha256(joinBytes(LEAF, entry))
const nodeHash = (left: Bytes, right: Bytes): Promise<Bytes> => sha256(joinBytes(NODE, left, right))

/** RFC 6962: level by level; the last of an odd number goes up as it is. */
export async function rootOf(leaves: readonly Bytes[]): Promise<Bytes> {
  if (leaves.length === 0) return sha256(new Uint8Array(0))
  let level = leaves
  while (level.length > 1) {
    const below = level
    level = await Promise.all(
      Array.from({ length: Math.ceil(below.length / 2) }, async (_, at) => {
        const [left, right] = below.slice(at * 2, at * 2 + 2) as [Bytes, Bytes?]
        return right ? nodeHash(left, right) : left
      }),
    )
  }
  return level[0] as Bytes
}

const half = (count: number) => Math.floor(count / 2)

interface Inclusion {
  leaf: Bytes
  position: number
  size: number
  proof: readonly Bytes[]
  root: Bytes
}

/** RFC 9162, 2.1.3.2: whether the proof leads from the leaf at this position to the root. */
export async function isIncluded({ leaf, position, size, proof, root }: Inclusion): Promise<boolean> {
  if (position >= size) return false
  let [at, last, hash] = [position, size - 1, leaf]
  for (const step of proof) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      hash = await nodeHash(step, hash)
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)]
    } else hash = await nodeHash(hash, step)
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && sameBytes(hash, root)
}

export interface Head {
  size: number
  root: Bytes
}

const isPowerOfTwo = (count: number) => Number.isInteger(Math.log2(count))

/** RFC 9162, 2.1.4.2: whether the newer tree begins with all of the older one. */
export async function isConsistent(older: Head, newer: Head, proof: readonly Bytes[]): Promise<boolean> {
  if (older.size === newer.size) return proof.length === 0 && sameBytes(older.root, newer.root)
  if (older.size === 0 || older.size > newer.size || proof.length === 0) return false
  const [first, ...rest] = isPowerOfTwo(older.size) ? [older.root, ...proof] : proof
  let [at, last] = [older.size - 1, newer.size - 1]
  while (at % 2 === 1) [at, last] = [half(at), half(last)]
  let [old, now] = [first as Bytes, first as Bytes]
  for (const step of rest) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      ;[old, now] = [await nodeHash(step, old), await nodeHash(step, now)]
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)]
    } else now = await nodeHash(now, step)
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && sameBytes(old, older.root) && sameBytes(now, newer.root)
}

/** How many lines share one leaf of a round's own trees. */
const LINES_A_BLOCK = 256

/** The root of a round's lineups, duels or scores. */
export async function rootOfLines(lines: readonly string[]): Promise<Bytes> {
  const blocks = Array.from({ length: Math.ceil(lines.length / LINES_A_BLOCK) }, (_, block) =>
    lines
      .slice(block * LINES_A_BLOCK, (block + 1) * LINES_A_BLOCK)
      .map((line) => `${line}\n`)
      .join(''),
  )
  return rootOf(await Promise.all(blocks.map((block) => leafHash(new TextEncoder().encode(block)))))
}
