import { expect, test } from 'vitest'
import { colloquialEighth } from '#domain/testing/pick-message/colloquial-eighth.ts'
import { colloquialFifth } from '#domain/testing/pick-message/colloquial-fifth.ts'
import { colloquialFourth } from '#domain/testing/pick-message/colloquial-fourth.ts'
import { colloquialLater } from '#domain/testing/pick-message/colloquial-later.ts'
import { colloquialMany } from '#domain/testing/pick-message/colloquial-many.ts'
import { colloquialSingle } from '#domain/testing/pick-message/colloquial-single.ts'
import { colloquialNinth } from '#domain/testing/pick-message/colloquial-ninth.ts'
import { colloquialSixth } from '#domain/testing/pick-message/colloquial-sixth.ts'
import { colloquialSeventh } from '#domain/testing/pick-message/colloquial-seventh.ts'
import { doubtsBesideLists } from '#domain/testing/pick-message/doubts-beside-lists.ts'
import { doubtfulSentences } from '#domain/testing/pick-message/doubtful-sentences.ts'
import { heldOutSentences } from '#domain/testing/pick-message/held-out-sentences.ts'
import { laterSentences } from '#domain/testing/pick-message/later-sentences.ts'
import { readPickMessage } from './read-pick-message.ts'
import { measure, sentencesIn } from '#domain/testing/pick-message/league-of-sentences.ts'
import { sentencesOfMany } from '#domain/testing/pick-message/sentences-of-many.ts'
import { sentencesOfOne } from '#domain/testing/pick-message/sentences-of-one.ts'
import { talkAboutClubs } from '#domain/testing/pick-message/talk-about-clubs.ts'
import { unseenFifth } from '#domain/testing/pick-message/unseen-fifth.ts'
import { unseenFirst } from '#domain/testing/pick-message/unseen-first.ts'
import { unseenFourth } from '#domain/testing/pick-message/unseen-fourth.ts'
import { unseenSecond } from '#domain/testing/pick-message/unseen-second.ts'
import { unseenThird } from '#domain/testing/pick-message/unseen-third.ts'

/** Messages without a pick and without a question, which get no answer. */
test.each([
  'bora cerveja?',
  'comprei 2 ingressos pro maraca',
  'moro em são paulo faz 3 anos',
  'q camisa feia essa do palmeiras',
  'reunião das 2 as 3',
  'parcelei em 3x sem juros',
  'o inter mantém a camisa',
  'vai corinthians',
  'Que frio em Porto Alegre hoje, 4 graus',
  'reunião às 15h na sala 3',
])('PM3 “%s” is talk', (text) => {
  const [sentence] = sentencesIn(`${text} => ?`)
  expect(readPickMessage(text, sentence!.context)).toEqual({ picks: [], asks: [], question: null })
})

test('PM3 talk about clubs saves nothing, alone, as an answer to a list or right after a pick', () => {
  const said = talkAboutClubs.trim().split('\n')
  const asked = said.flatMap((text) => ['', 'l: ', 'r: '].map((before) => `${before}${text} => ?`)).join('\n')
  const saved = sentencesIn(asked).filter(({ text, context }) => readPickMessage(text, context).picks.length > 0)
  expect(said).toHaveLength(232)
  expect(saved.map(({ text }) => text)).toEqual([])
})

test.each([
  ['PM1 PM2 PM3 sentences about one match', sentencesOfOne, 189],
  ['PM1 PM3 PM4 PM5 sentences about several matches, corrections, lists and questions', sentencesOfMany, 128],
  ['PM1 PM2 PM3 sentences about one match, as groups write them', colloquialSingle, 224],
  ['PM1 PM3 PM4 PM5 other sentences, as groups write them', colloquialMany, 285],
  ['PM1 PM3 PM4 PM5 sentences that were written after the reader knew those', colloquialLater, 232],
  ['PM1 PM3 a fourth table of such sentences', colloquialFourth, 167],
  ['PM1 PM3 a fifth table of such sentences', colloquialFifth, 163],
  ['PM1 PM3 a sixth table of such sentences', colloquialSixth, 135],
  [
    'PM1 PM2 PM3 PM4 PM5 sentences for what the reader did not know of 600 that somebody else wrote',
    colloquialSeventh,
    123,
  ],
  ['PM1 PM3 PM4 PM5 talk about clubs, and ways to answer a list', colloquialEighth, 57],
  ['PM3 a hundred sentences that were written before the reader had read any', heldOutSentences, 100],
  ['PM1 PM2 PM3 PM4 PM5 what a first stranger wrote and the reader did not know', unseenFirst, 151],
  ['PM1 PM2 PM3 PM4 PM5 what a second stranger wrote and the reader did not know', unseenSecond, 109],
  ['PM1 PM2 PM3 PM4 PM5 what a third stranger wrote and the reader did not know', unseenThird, 108],
  ['PM1 PM2 PM3 PM4 PM5 what a fourth stranger wrote and the reader did not know', unseenFourth, 75],
  ['PM1 PM2 PM3 PM4 PM5 what a fifth stranger wrote and the reader did not know', unseenFifth, 39],
  ['PM1 PM2 PM3 PM4 PM5 other ways to say what the fourth stranger said', colloquialNinth, 178],
  ['PM3 PM4 sentences that are nearly picks or answers to a list', doubtsBesideLists, 114],
  ['PM1 PM3 PM4 doubts of all kinds beside a result', doubtfulSentences, 236],
  ['PM3 sixty more that were written before the reader had read them', laterSentences, 60],
])('%s are read as they are meant, and none is read wrong', (_title, table, count) => {
  const measured = sentencesIn(table).map(measure)
  expect(measured).toHaveLength(count)
  expect(measured.filter(({ isWrong }) => isWrong)).toEqual([])
  expect(measured.filter(({ isUnderstood }) => !isUnderstood)).toEqual([])
})
