import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'
import type { Shirt, ShirtPattern } from '#contract/club.ts'

interface SamplePlace {
  /** -1 is the left touchline, 1 the right one. */
  across: number
  /** 0 is the own goal line, 1 the opponent's. */
  along: number
  shirt: Shirt
  pointTenths: number
  captain?: boolean
}

const shirt = (main: string, second: string, pattern: ShirtPattern): Shirt => ({ main, second, pattern })
const red = shirt('#c8102e', '#151515', 'hoops')
const green = shirt('#f4f4f2', '#0a6b3d', 'stripes')
const white = shirt('#f4f4f2', '#c8102e', 'sash')
const black = shirt('#f4f4f2', '#1a1a1a', 'stripes')
const blue = shirt('#1277c4', '#151515', 'stripes')
const scarlet = shirt('#d4202c', '#ffffff', 'plain')
const halves = shirt('#f2f2ee', '#26366f', 'halves')

const places: SamplePlace[] = [
  { across: -0.52, along: 0.71, shirt: white, pointTenths: 45 },
  { across: 0.52, along: 0.71, shirt: scarlet, pointTenths: 32 },
  { across: 0, along: 0.67, shirt: red, pointTenths: 84 * CAPTAIN_FACTOR, captain: true },
  { across: -0.58, along: 0.45, shirt: green, pointTenths: 61 },
  { across: 0, along: 0.4, shirt: red, pointTenths: 50 },
  { across: 0.58, along: 0.45, shirt: halves, pointTenths: 34 },
  { across: -0.76, along: 0.275, shirt: scarlet, pointTenths: 42 },
  { across: -0.27, along: 0.235, shirt: black, pointTenths: 38 },
  { across: 0.27, along: 0.235, shirt: green, pointTenths: 77 },
  { across: 0.76, along: 0.275, shirt: white, pointTenths: 29 },
  { across: 0, along: 0.085, shirt: blue, pointTenths: 93 },
]

/** The example adds up: the total under the pitch is the sum of the points on it. */
export const sampleLineup: readonly SamplePlace[] = places
export const samplePointTenths = places.reduce((sum, { pointTenths }) => sum + pointTenths, 0)
