import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['page', 'surface', 'raised']
const onGrounds = (names: string[]) => names.flatMap((name) => grounds.map((ground) => [name, ground] as const))
const text = [...onGrounds(['text', 'muted', 'brand', 'good', 'info', 'bad']), ['on-brand', 'brand'] as const]

const cases = [
  ...text.map((pair) => [...pair, 4.5] as const),
  ['on-brand', 'brand-press', 4.5] as const,
  ...onGrounds(['control']).map((pair) => [...pair, 3] as const),
]

test.each(cases)('%s on %s has at least %d:1 in both themes', (front, back, least) => {
  for (const theme of ['light', 'dark'] as const) {
    const [a, b] = [tokens.get(front)?.[theme], tokens.get(back)?.[theme]]
    expect(contrast(a!, b!), `${theme} ${a} on ${b}`).toBeGreaterThanOrEqual(least)
  }
})
