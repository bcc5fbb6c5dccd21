import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, 'public')

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
}
interface Manifest {
  name: string
  start_url: string
  display: string
  icons: Picture[]
  screenshots: (Picture & { label: string })[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
}
const manifest = JSON.parse(readFileSync(path.join(folder, 'craque.webmanifest'), 'utf8')) as Manifest

/** Width and height from the header of the PNG file. */
function sizesOf(src: string): string {
  const bytes = readFileSync(path.join(folder, src))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('a phone can install it: a name, its own window, and icons of the stated sizes', () => {
  expect(manifest).toMatchObject({ name: 'Craque', start_url: '/', display: 'standalone' })
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const pictures = [...drawn, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src, sizes } of pictures) expect([src, sizesOf(src)]).toEqual([src, sizes])
})

test('screenshots for phone and desktop show it before the installation', () => {
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide'])
  const sizes = manifest.screenshots.map(({ sizes: said }) => said)
  expect(sizes[0], 'screenshots of one form have one size').toBe(sizes[1])
})
