import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestOfWords } from '#verify/checkpoint-words.ts'
import { checkpointDigest, digestWords } from './checkpoint-words.ts'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const CHECKPOINT =
  'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n— example.com/behind-the-sofa Az3grl==\n'

test('a checkpoint has twelve words, whoever signed it, and the words lead back to its 128 bits (VR12)', async () => {
  const digest = checkpointDigest(sha256, CHECKPOINT)
  expect(checkpointDigest(sha256, `${CHECKPOINT}— another.example AAAA\n`)).toEqual(digest)
  expect(checkpointDigest(sha256, CHECKPOINT.replace('163', '164'))).not.toEqual(digest)
  const words = digestWords(sha256, digest)
  expect(words).toHaveLength(12)
  expect(words.every((word) => /^([b-df-z][aeio]){2}$/.test(word))).toBe(true)
  const hex = Buffer.from(digest).toString('hex')
  expect(await digestOfWords(words.join(' '))).toBe(hex)
  expect(await digestOfWords(` ${words.join(', ').toUpperCase().replace('A', 'Á')}. `)).toBe(hex)
  expect(await digestOfWords(words.slice(1).join(' '))).toBe(undefined)
  expect(await digestOfWords([...words.slice(1), 'casa'].join(' '))).toBe(undefined)
})

test('the smallest and the largest digest have words, and most mistakes in one word are found (VR12)', async () => {
  for (const byte of [0, 255]) {
    const digest = new Uint8Array(16).fill(byte)
    expect(await digestOfWords(digestWords(sha256, digest).join(' '))).toBe(Buffer.from(digest).toString('hex'))
  }
  const words = digestWords(sha256, checkpointDigest(sha256, CHECKPOINT))
  const slips = words.flatMap((word, at) =>
    'bcdfgjlmnprstvxz'
      .split('')
      .flatMap((letter) => (word.startsWith(letter) ? [] : [words.with(at, letter + word.slice(1))])),
  )
  const read = await Promise.all(slips.map((slip) => digestOfWords(slip.join(' '))))
  const unseen = read.filter((digest) => digest !== undefined)
  expect(unseen.length / slips.length).toBeLessThan(0.15)
})
