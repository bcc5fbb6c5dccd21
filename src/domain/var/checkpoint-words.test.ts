import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkpointDigest, digestWords, wordsDigest } from './checkpoint-words.ts'
import type { Sha256 } from './merkle-tree.ts'

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest()
const CHECKPOINT =
  'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n— example.com/behind-the-sofa Az3grl==\n'

test('a checkpoint has twelve words, whoever signed it, and the words lead back to its 128 bits (VR12)', () => {
  const digest = checkpointDigest(sha256, CHECKPOINT)
  expect(checkpointDigest(sha256, `${CHECKPOINT}— another.example AAAA\n`)).toEqual(digest)
  expect(checkpointDigest(sha256, CHECKPOINT.replace('163', '164'))).not.toEqual(digest)
  const words = digestWords(sha256, digest)
  expect(words).toHaveLength(12)
  expect(words.every((word) => /^([b-df-z][aeio]){2}$/.test(word))).toBe(true)
  const hex = Buffer.from(digest).toString('hex')
  expect(wordsDigest(sha256, words.join(' '))).toBe(hex)
  expect(wordsDigest(sha256, ` ${words.join(', ').toUpperCase().replace('A', 'Á')}. `)).toBe(hex)
  expect(wordsDigest(sha256, words.slice(1).join(' '))).toBe(undefined)
  expect(wordsDigest(sha256, [...words.slice(1), 'casa'].join(' '))).toBe(undefined)
})

test('the smallest and the largest digest have their words, and most slips of one word are found (VR12)', () => {
  for (const byte of [0, 255]) {
    const digest = new Uint8Array(16).fill(byte)
    expect(wordsDigest(sha256, digestWords(sha256, digest).join(' '))).toBe(Buffer.from(digest).toString('hex'))
  }
  const words = digestWords(sha256, checkpointDigest(sha256, CHECKPOINT))
  const slips = words.flatMap((word, at) =>
    'bcdfgjlmnprstvxz'
      .split('')
      .flatMap((letter) => (word.startsWith(letter) ? [] : [words.with(at, letter + word.slice(1))])),
  )
  const unseen = slips.filter((slip) => wordsDigest(sha256, slip.join(' ')) !== undefined)
  expect(unseen.length / slips.length).toBeLessThan(0.15)
})
