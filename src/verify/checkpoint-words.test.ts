import { expect, test } from 'vitest'
import { digestOfCheckpoint, digestOfWords } from './checkpoint-words.ts'

/** Also in docs/var.md, for people who write a verifier. */
const CHECKPOINT = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'
const WORDS = 'nate jafo gelo line redo reto mida bine rati bene roda rebo'

test('the words of the published example lead back to its checkpoint, and a slip does not (VR12)', async () => {
  expect(await digestOfWords(WORDS)).toBe(await digestOfCheckpoint(CHECKPOINT))
  expect(await digestOfWords(WORDS.toUpperCase().replaceAll(' ', '-'))).toBe(await digestOfCheckpoint(CHECKPOINT))
  expect(await digestOfWords(WORDS.split(' ').toReversed().join(' '))).toBe(undefined)
  expect(await digestOfWords(WORDS.replace(/^\w+/, 'casa'))).toBe(undefined)
  expect(await digestOfCheckpoint(CHECKPOINT.replace('163', '164'))).not.toBe(await digestOfCheckpoint(CHECKPOINT))
})
