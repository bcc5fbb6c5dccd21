import { sha256, toHex, utf8, type Bytes } from './bytes.ts'

/**
 * As docs/var.md says: each word has two syllables and stands for 11 bits. The last 4 of the 132 bits of twelve words
 * check the others.
 */
const FIRST = 'bcdfgjlmnprstvxz'.split('')
const SECOND = 'bdflmnrt'.split('')
const VOWELS = 'aeio'.split('')

const wordNumbers = new Map(
  FIRST.flatMap((a, high) =>
    VOWELS.flatMap((b, second) =>
      SECOND.flatMap((c, third) =>
        VOWELS.map((d, low): [string, number] => [a + b + c + d, high * 128 + second * 32 + third * 4 + low]),
      ),
    ),
  ),
)

const binary = (value: number, length: number) => value.toString(2).padStart(length, '0')
const bitsOf = (bytes: Bytes) => [...bytes].map((byte) => binary(byte, 8)).join('')

/** The first 128 bits of the hash of a checkpoint's three lines, in hexadecimal. */
export async function digestOfCheckpoint(checkpoint: string): Promise<string> {
  const lines = checkpoint.split('\n').slice(0, 3)
  return toHex((await sha256(utf8(`craque-var-words-1\n${lines.join('\n')}\n`))).slice(0, 16))
}

/** Undefined: not twelve words of ours, or their check bits are wrong because one of them was misread. */
export async function digestOfWords(text: string): Promise<string | undefined> {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const numbers = (plain.match(/[a-z]+/g) ?? []).map((word) => wordNumbers.get(word))
  if (numbers.length !== 12 || numbers.includes(undefined)) return undefined
  const bits = numbers.map((number) => binary(number ?? 0, 11)).join('')
  const bytes = Uint8Array.from({ length: 16 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2))
  return bitsOf(await sha256(bytes)).slice(0, 4) === bits.slice(128) ? toHex(bytes) : undefined
}
