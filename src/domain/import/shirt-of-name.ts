import { nationOf, type ShirtColours } from './nation.ts'

const COLOURS = [
  '#c8102e',
  '#0b4ea2',
  '#0a7d3e',
  '#f2b705',
  '#111111',
  '#6a1b9a',
  '#e8590c',
  '#0e7490',
  '#7f1d1d',
  '#e5e7eb',
]
const PATTERNS = ['plain', 'stripes', 'hoops', 'sash', 'halves'] as const

function hash(text: string): number {
  let value = 2_166_136_261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619)
  return value >>> 0
}

/**
 * IM6: a club without colours gets those of the national team of that name, or else colours derived from the name, the
 * same on every server.
 */
export function shirtOfName(name: string): ShirtColours {
  const worn = nationOf(name)?.shirt
  if (worn) return worn
  const number = hash(name)
  const first = number % COLOURS.length
  const second = (first + 1 + (Math.floor(number / 16) % (COLOURS.length - 1))) % COLOURS.length
  return {
    primary: COLOURS[first] as string,
    secondary: COLOURS[second] as string,
    pattern: PATTERNS[Math.floor(number / 512) % PATTERNS.length] as string,
  }
}
