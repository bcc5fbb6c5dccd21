import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori, { type SatoriNode } from 'satori'
import { expect, test } from 'vitest'
import type { Card, CardBody, CardFigure } from './card.ts'
import { drawCard, PICTURE } from './draw-card.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = ([500, 800] as const).map((weight) => ({
  name: 'Archivo',
  data: readFileSync(resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`)),
  weight,
}))

async function nodesOf(card: Card): Promise<SatoriNode[]> {
  const nodes: SatoriNode[] = []
  const element = drawCard(card) as unknown as Parameters<typeof satori>[0]
  await satori(element, { ...PICTURE, fonts, onNodeDetected: (node) => void nodes.push(node) })
  return nodes
}

const shirt = { main: '#1a2a6c', second: '#ffd447', pattern: 'stripes' } as const
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

/** Every kind of picture with the most content, using one text everywhere. */
function bodiesOf(text: string): CardBody[] {
  const figure = (value: string): CardFigure => ({ value, label: text })
  const player = { name: text, shirt, points: '−112,5', hasArmband: true }
  const side = { name: text, shirt }
  return [
    { kind: 'words' },
    {
      kind: 'sides',
      home: side,
      away: side,
      middle: '−112,5 × −104,0',
      note: '19/11/2026',
      shares: many(3, figure('100%')),
    },
    { kind: 'figures', shirt, figures: many(4, figure('100.000')) },
    { kind: 'figures', shirt: null, figures: many(4, figure('1.000.000')) },
    { kind: 'table', rows: many(5, { place: '51.247º', name: text, value: '1.000.000' }) },
    {
      kind: 'pitch',
      lines: [[player], many(5, player), many(5, player), [player]],
      figures: many(3, figure('52.000º')),
    },
  ]
}

const texts = {
  'a long name': 'Associação Desportiva de Quixeramobim-do-Sertão e Adjacências Unidas',
  'a name of one word': 'W'.repeat(60),
  'a short name': 'Jô',
  emoji: 'Ñandú ⚽️🏆 da 🇧🇷🇧🇷 Ž',
}

const isText = ({ textContent }: SatoriNode) => Boolean(textContent)
const TOLERANCE = 2
const isInside = ({ left, top, width, height }: SatoriNode) =>
  left >= -TOLERANCE &&
  top >= -TOLERANCE &&
  left + width <= PICTURE.width + TOLERANCE &&
  top + height <= PICTURE.height + TOLERANCE

function overlap(a: SatoriNode, b: SatoriNode): boolean {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > TOLERANCE && height > TOLERANCE
}

test.each(Object.entries(texts))('no text of any picture leaves the picture or covers another: %s', async (_, text) => {
  for (const body of bodiesOf(text)) {
    const nodes = await nodesOf({ brand: 'Craque', kicker: text, title: text, lead: text, body })
    const shown = nodes.filter(isText)
    expect(shown.length, body.kind).toBeGreaterThan(2)
    expect(
      nodes.filter((node) => node.type === 'div' && !isInside(node)),
      body.kind,
    ).toEqual([])
    const covered = shown.flatMap((one, at) => shown.slice(at + 1).filter((other) => overlap(one, other)))
    expect(covered, body.kind).toEqual([])
    expect(shown.map(({ textContent }) => textContent).join(''), body.kind).not.toMatch(/\p{Extended_Pictographic}/u)
  }
})
