import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import satori, { type FontWeight } from 'satori'
import { answerOrders } from '#server/thread/answer-orders.ts'
import { lowerThreadPriority } from '#jobs/bulk/low-priority.ts'
import type { Card } from '#web/pictures/drawing/card.ts'
import { drawCard, PICTURE } from '#web/pictures/drawing/draw-card.ts'

lowerThreadPriority()

const { resolve } = createRequire(import.meta.url)
const weights = [500, 800] as const satisfies FontWeight[]
/** The library accepts no variable font and one file for each name: letters beyond Latin-1 are in a second file. */
const fonts = [
  { name: 'Archivo', subset: 'latin' },
  { name: 'ArchivoExt', subset: 'latin-ext' },
].flatMap(({ name, subset }) =>
  weights.map((weight) => ({
    name,
    weight,
    style: 'normal' as const,
    data: readFileSync(resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`)),
  })),
)

async function draw(card: Card): Promise<Uint8Array> {
  // The type asks for a React node; the library accepts anything that looks like one.
  const svg = await satori(drawCard(card) as unknown as Parameters<typeof satori>[0], { ...PICTURE, fonts })
  // Letters are outlines by now: the renderer would read the fonts of the machine for each picture and use none.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

answerOrders(draw)
