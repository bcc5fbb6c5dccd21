import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import satori, { type FontWeight } from 'satori'
import type { Card } from '#web/pictures/drawing/card.ts'
import { drawCard, PICTURE } from '#web/pictures/drawing/draw-card.ts'

export interface Order {
  id: number
  card: Card
}
export type Drawn = { id: number; png: Uint8Array } | { id: number; problem: string }

// On Linux this thread alone: where processors are few, who plays goes before who draws.
if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_LOW)

const { resolve } = createRequire(import.meta.url)
const weights = [500, 800] as const satisfies FontWeight[]
/** The library takes no variable font and one file a name: letters beyond Latin-1 are in a second one. */
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
  // Its type asks for a React node; it takes what looks like one.
  const svg = await satori(drawCard(card) as unknown as Parameters<typeof satori>[0], { ...PICTURE, fonts })
  return new Resvg(svg).render().asPng()
}

parentPort?.on('message', ({ id, card }: Order) => {
  draw(card).then(
    (png) => parentPort?.postMessage({ id, png } satisfies Drawn, []),
    (error: unknown) => parentPort?.postMessage({ id, problem: String(error) } satisfies Drawn, []),
  )
})
