import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkpointDigest, digestWords } from './checkpoint-words.ts'
import type { Sha256 } from './merkle-tree.ts'

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest()
/** The published checkpoint of C2SP. */
const CHECKPOINT =
  'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n— example.com/behind-the-sofa Az3grl==\n'

test('a checkpoint has twelve words, whoever signed it (VR12)', () => {
  const digest = checkpointDigest(sha256, CHECKPOINT)
  expect(checkpointDigest(sha256, `${CHECKPOINT}— another.example AAAA\n`)).toEqual(digest)
  expect(checkpointDigest(sha256, CHECKPOINT.replace('163', '164'))).not.toEqual(digest)
  // The vector of docs/var.md.
  expect(digestWords(sha256, digest).join(' ')).toBe('nate jafo gelo line redo reto mida bine rati bene roda rebo')
})

test.each([0, 255])('a digest of bytes %i has twelve words of two syllables (VR12)', (byte) => {
  const words = digestWords(sha256, new Uint8Array(16).fill(byte))
  expect(words).toHaveLength(12)
  expect(words.every((word) => /^([b-df-z][aeio]){2}$/.test(word))).toBe(true)
})
