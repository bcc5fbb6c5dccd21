import { expect, test } from 'vitest'
import { standingLines } from './standing-lines.ts'

const copy = { before: 'Antes', lineup: 'Escalação', picks: 'Palpites', other: 'Outros' }

test('RS4 the lines add up to the total below them, also in a first round', () => {
  const gains = { lineup: 627, picks: 0, other: -5 }
  const later = standingLines({ points: 1_622, rank: 3, before: { points: 1_000, rank: 9 }, gains }, copy)
  expect(later).toEqual([
    ['Antes', 1_000],
    ['Escalação', 627],
    ['Outros', -5],
  ])
  expect(later.reduce((sum, [, points]) => sum + points, 0)).toBe(1_622)
  const first = standingLines({ points: 622, rank: 3, before: null, gains }, copy)
  expect(first.reduce((sum, [, points]) => sum + points, 0)).toBe(622)
})
