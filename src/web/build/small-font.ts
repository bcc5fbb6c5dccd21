import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const whole = 'archivo-latin-wdth-normal.woff2'

/** What the design uses of the family: body and headings, from regular to the weight of headings. */
const variationAxes = { wdth: { min: 84, max: 100 }, wght: { min: 400, max: 800 } }

/** The characters of the languages we write, the same that `fonts.css` names. */
const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
]
const characters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
  .join('')

async function makeFont(target: string) {
  const font = await readFile(resolve(`@fontsource-variable/archivo/files/${whole}`))
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes })
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(`${target}.part`, subset)
  await rename(`${target}.part`, target)
}

/** The font is the heaviest thing on the home page: only the widths, weights and letters that we use are sent. */
export function smallFont(): Plugin {
  const target = path.resolve('node_modules/.cache/craque', whole.replace('.woff2', '-84-100-400-800.woff2'))
  return {
    name: 'craque-font',
    async config() {
      if (!existsSync(target)) await makeFont(target)
      return { resolve: { alias: { '@font/archivo.woff2': target } } }
    },
  }
}
