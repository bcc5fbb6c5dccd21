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

/** 128 bits that stand for a checkpoint. */
export const checkpointDigest = (sha256: Sha256, checkpoint: string): Uint8Array =>
  sha256(new TextEncoder().encode(textOf(checkpoint))).slice(0, DIGEST_BYTES)

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

function bitsOf(word: string): number | undefined {
  const [first = '', vowel = '', second = '', last = ''] = word
  const at = [CONSONANTS.indexOf(first), VOWELS.indexOf(vowel), LAST_CONSONANTS.indexOf(second), VOWELS.indexOf(last)]
  const [a = 0, b = 0, c = 0, d = 0] = at
  return word.length === 4 && at.every((one) => one >= 0) ? (a << 7) | (b << 5) | (c << 2) | d : undefined
}

/** The 128 bits in hexadecimal; undefined where somebody misread a word. Capitals, accents and commas do not matter. */
export function wordsDigest(sha256: Sha256, text: string): string | undefined {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const bits = (plain.match(/[a-z]+/g) ?? []).map(bitsOf)
  if (bits.length !== WORDS) return undefined
  let all = 0n
  for (const one of bits) {
    if (one === undefined) return undefined
    all = (all << BigInt(BITS_A_WORD)) | BigInt(one)
  }
  const hex = (all >> CHECK_BITS).toString(16).padStart(DIGEST_BYTES * 2, '0')
  const digest = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return checkOf(sha256, digest) === (all & ((1n << CHECK_BITS) - 1n)) ? hex : undefined
}
