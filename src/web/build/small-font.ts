import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const whole = 'archivo-latin-wdth-normal.woff2'

/** The characters of our languages, the same set as in `fonts.css`. */
const common =
  ' !"#$%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  '\u00A0¡ª·º¿ÀÁÂÃÇÉÊÍÑÓÔÕ×Úàáâãçéêíñóôõúü–—“”…−'

/** Other characters that people may type. */
const rareRanges = [
  [0x21, 0x7e],
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2215, 0x2215],
] as const
const rare = rareRanges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
  .filter((character) => !common.includes(character))
  .join('')

/**
 * Kerning and figures of equal width. The font's other features (fractions, small capitals) are a third of its size.
 */
const features = ['kern', 'tnum']

/**
 * The design uses two widths, and the narrow one only in the weight of headings. Text ends at semibold: above it the
 * font has other outlines for every letter, a quarter of the file.
 */
const fonts = {
  body: { text: common, axes: { wdth: 100, wght: { min: 400, max: 600 } } },
  heading: { text: common, axes: { wdth: 84, wght: 800 } },
  rest: { text: rare, axes: { wdth: { min: 84, max: 100 }, wght: { min: 400, max: 800 } } },
}

async function makeFont(target: string, { text, axes }: (typeof fonts)[keyof typeof fonts]) {
  const font = await readFile(resolve(`@fontsource-variable/archivo/files/${whole}`))
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features })
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(`${target}.part`, subset)
  await rename(`${target}.part`, target)
}

/**
 * The full font is large. Browsers get only the widths, weights and letters that we use, with rare letters in a
 * separate file.
 */
export function smallFont(): Plugin {
  return {
    name: 'craque-font',
    async config() {
      const alias: Record<string, string> = {}
      for (const [name, font] of Object.entries(fonts)) {
        const version = createHash('sha256')
          .update(JSON.stringify([font, features]))
          .digest('hex')
          .slice(0, 12)
        const target = path.resolve('node_modules/.cache/craque', `${name}-${version}.woff2`)
        if (!existsSync(target)) await makeFont(target, font)
        alias[`@font/${name}.woff2`] = target
      }
      return { resolve: { alias } }
    },
  }
}
