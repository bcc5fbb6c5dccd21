import { expect, test } from 'vitest'
import type { Card } from './card.ts'
import { drawCard } from './draw-card.ts'
import { shortCard } from './short-card.ts'

const long = 'São '.repeat(30_000)
const shirt = { main: '#ffffff', second: '#000000', pattern: 'plain' } as const
const card: Card = {
  brand: 'Craque',
  kicker: long,
  title: long,
  lead: 'Curto',
  body: { kind: 'pitch', lines: [[{ name: long, shirt, points: '1,0', hasArmband: true }]], figures: [] },
}

test('every text of a picture is cut before the layout, wherever it is', () => {
  expect(JSON.stringify(drawCard(card)).length).toBeLessThan(20_000)
  const { lead, kicker, body } = shortCard(card)
  expect([lead, kicker.length, kicker.slice(-5)]).toEqual(['Curto', 160, ' São…'])
  expect(body).toMatchObject({ lines: [[{ shirt, points: '1,0', hasArmband: true }]] })
})

test('a character of two code units is not cut in half', () => {
  const { title } = shortCard({ ...card, title: `${'x'.repeat(158)}${'⚽️🏆'.repeat(10)}` })
  expect(title).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
})
