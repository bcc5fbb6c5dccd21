import { expect, test } from 'vitest'
import { heldOutSentences } from '#domain/testing/pick-message/held-out-sentences.ts'
import { laterSentences } from '#domain/testing/pick-message/later-sentences.ts'
import { measure, sentencesIn } from '#domain/testing/pick-message/league-of-sentences.ts'
import { sentencesOfMany } from '#domain/testing/pick-message/sentences-of-many.ts'
import { sentencesOfOne } from '#domain/testing/pick-message/sentences-of-one.ts'

test.each([
  ['PM1 PM2 PM3 sentences about one match', sentencesOfOne],
  ['PM1 PM3 PM4 PM5 sentences about several matches, corrections, lists and questions', sentencesOfMany],
])('%s are read as they are meant', (_title, table) => {
  const measured = sentencesIn(table).map(measure)
  expect(measured.length).toBeGreaterThan(100)
  expect(measured.filter(({ isUnderstood }) => !isUnderstood)).toEqual([])
})

test.each([
  ['PM3 of a hundred sentences that were written before the reader had read any', heldOutSentences, 100, 96],
  ['PM3 of sixty more that were written before the reader had read them', laterSentences, 60, 58],
] as const)('%s none is read wrong', (_title, table, count, understood) => {
  const measured = sentencesIn(table).map(measure)
  expect(measured).toHaveLength(count)
  expect(measured.filter(({ isWrong }) => isWrong)).toEqual([])
  expect(measured.filter(({ isUnderstood }) => isUnderstood).length).toBeGreaterThanOrEqual(understood)
})
