import type { Sha256 } from './merkle-tree.ts'

/** Sixteen consonants and four vowels: everybody who reads Portuguese can say and spell them. */
const CONSONANTS = 'bcdfgjlmnprstvxz'
const LAST_CONSONANTS = 'bdflmnrt'
const VOWELS = 'aeio'

const WORDS = 12
const BITS_A_WORD = 11
const DIGEST_BYTES = 16
const CHECK_BITS = 4n

/** Only what says which log and which tree: witnesses that sign later change nothing. */
const textOf = (checkpoint: string) => `craque-var-words-1\n${checkpoint.split('\n').slice(0, 3).join('\n')}\n`

/** 128 bits that stand for a checkpoint. `sha256` hashes a text in UTF-8. */
export const checkpointDigest = (sha256: (text: string) => Uint8Array, checkpoint: string): Uint8Array =>
  sha256(textOf(checkpoint)).slice(0, DIGEST_BYTES)

/** 11 bits: two syllables, "ba" to "zo" and "ba" to "to". */
const wordOf = (bits: number): string =>
  `${CONSONANTS[bits >> 7]}${VOWELS[(bits >> 5) & 3]}${LAST_CONSONANTS[(bits >> 2) & 7]}${VOWELS[bits & 3]}`

const checkOf = (sha256: Sha256, digest: Uint8Array): bigint => BigInt((sha256(digest)[0] ?? 0) >> 4)

/** VR12: twelve words for 128 bits and four that find a slip of the pen. */
export function digestWords(sha256: Sha256, digest: Uint8Array): string[] {
  const number = digest.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const all = (number << CHECK_BITS) | checkOf(sha256, digest)
  return Array.from({ length: WORDS }, (_, at) =>
    wordOf(Number((all >> BigInt(BITS_A_WORD * (WORDS - 1 - at))) & 0x7ffn)),
  )
}
