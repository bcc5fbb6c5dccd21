import { multiply, powerOfTwo } from '#domain/qr/galois.ts'
import { drawFunctions, formatBits, maskAt } from '#domain/qr/qr-grid.ts'

/** Level M: the error codewords of each block, and the length of each block of data. */
const BLOCKS: Record<number, [errors: number, data: number[]]> = {
  1: [10, [16]],
  5: [24, [43, 43]],
  6: [16, [27, 27, 27, 27]],
  8: [22, [38, 38, 39, 39]],
}

/** Reads a code as a scanner does: format, mask, zigzag, blocks. */
export function scanQr({ size, dark }: { size: number; dark: readonly boolean[] }): string {
  const version = (size - 17) / 4
  const at = (x: number, y: number) => dark[y * size + x] === true
  let format = 0
  for (let y = 0; y < 6; y++) format |= Number(at(8, y)) << y
  format |= (Number(at(8, 7)) << 6) | (Number(at(8, 8)) << 7) | (Number(at(7, 8)) << 8)
  for (let bit = 9; bit < 15; bit++) format |= Number(at(14 - bit, 8)) << bit
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(one) === format)
  if (mask === undefined) throw new Error('no format')
  const { isFunction } = drawFunctions(version)
  const bits: number[] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1])
        if (!isFunction[y * size + x]) bits.push(Number(at(x, y) !== maskAt(mask, x, y)))
    }
    isUp = !isUp
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  )
  const [errors, lengths] = BLOCKS[version] ?? [0, []]
  const blocks = lengths.map((): number[] => [])
  let next = 0
  for (let index = 0; index < Math.max(...lengths); index++)
    for (const [block, length] of lengths.entries()) if (index < length) blocks[block]?.push(words[next++] ?? 0)
  for (let index = 0; index < errors; index++) for (const block of blocks) block.push(words[next++] ?? 0)
  for (const block of blocks)
    for (let root = 0; root < errors; root++) {
      const value = block.reduce((sum, word) => multiply(sum, powerOfTwo(root)) ^ word, 0)
      if (value !== 0) throw new Error('an error codeword is wrong')
    }
  const data = blocks
    .flatMap((block, index) => block.slice(0, lengths[index]))
    .map((word) => word.toString(2).padStart(8, '0'))
  const all = data.join('')
  if (!all.startsWith('0100')) throw new Error('not bytes')
  const count = Number.parseInt(all.slice(4, 12), 2)
  const bytes = Array.from({ length: count }, (_, index) =>
    Number.parseInt(all.slice(12 + index * 8, 20 + index * 8), 2),
  )
  // Decodes UTF-8 without `TextDecoder`, which the pure layers do not know.
  return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
}
