import { errorCodewords } from './galois.ts'
import { drawFunctions, formatModules, maskAt, penalty, type Grid } from './qr-grid.ts'

/** Level M of ISO/IEC 18004, versions 1 to 10: codewords in all, error codewords a block, and blocks. */
const LEVEL_M: readonly (readonly [all: number, errors: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
]

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11] as const

/** The smallest version that holds this many bytes; the length takes 16 bits from version 10 on. */
function versionFor(bytes: number): number {
  const at = LEVEL_M.findIndex(([all, errors, blocks], index) => {
    const header = index + 1 < 10 ? 12 : 20
    return (all - errors * blocks) * 8 >= header + bytes * 8
  })
  if (at < 0) throw new Error(`a QR code of ours holds no ${bytes} bytes`)
  return at + 1
}

function dataCodewords(bytes: Uint8Array, version: number, count: number): number[] {
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  push(BYTE_MODE, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, count * 8 - bits.length))
  while (bits.length % 8 > 0) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
  for (let at = 0; words.length < count; at++) words.push(PADDING[at % 2] ?? 0)
  return words
}

/** Blocks of nearly equal length take turns, the longer ones last. */
function interleaved(data: readonly number[], errors: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  const parts: number[][] = []
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longer ? 1 : 0)
    parts.push(data.slice(at, at + length))
    at += length
  }
  const checks = parts.map((part) => errorCodewords(part, errors))
  const inTurn = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
      lists.flatMap((list) => (at < list.length ? [list[at] ?? 0] : [])),
    ).flat()
  return [...inTurn(parts), ...inTurn(checks)]
}

/** Two columns at a time, up and down, from the right; the column of the timing pattern is left out. */
function placeData({ size, dark, isFunction }: Grid, codewords: readonly number[]): void {
  let bit = 0
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const at = y * size + x
        if (isFunction[at]) continue
        dark[at] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit++
      }
    }
  }
}

function masked(grid: Grid, mask: number): boolean[] {
  const dark = grid.dark.map((one, at) =>
    grid.isFunction[at] ? one : one !== maskAt(mask, at % grid.size, Math.floor(at / grid.size)),
  )
  for (const { x, y, isDark } of formatModules(grid.size, mask)) dark[y * grid.size + x] = isDark
  return dark
}

export interface QrCode {
  size: number
  /** Row by row; true is dark. */
  dark: readonly boolean[]
}

/** A QR code by ISO/IEC 18004: byte mode, level M, and the mask with the lowest penalty. */
export function qrCode(bytes: Uint8Array): QrCode {
  const version = versionFor(bytes.length)
  const [all, errors, blocks] = LEVEL_M[version - 1] as readonly [number, number, number]
  const grid = drawFunctions(version)
  placeData(grid, interleaved(dataCodewords(bytes, version, all - errors * blocks), errors, blocks))
  const candidates = Array.from({ length: 8 }, (_, mask) => masked(grid, mask))
  const best = candidates.toSorted((a, b) => penalty(a, grid.size) - penalty(b, grid.size))[0] as boolean[]
  return { size: grid.size, dark: best }
}

/** The dark modules as one SVG path of rectangles, in units of a module. */
export function qrPath({ size, dark }: QrCode): string {
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size;) {
      let width = 0
      while (x + width < size && dark[y * size + x + width]) width++
      if (width > 0) path += `M${x} ${y}h${width}v1h-${width}z`
      x += Math.max(1, width)
    }
  return path
}
