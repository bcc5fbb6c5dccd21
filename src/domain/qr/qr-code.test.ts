import { expect, test } from 'vitest'
import { errorCodewords, multiply, powerOfTwo } from './galois.ts'
import { qrCode, qrPath } from './qr-code.ts'
import { drawFunctions, formatBits, maskAt } from './qr-grid.ts'

test('the format bits and the error codewords are those of the published examples', () => {
  // ISO/IEC 18004, table C.1, level M.
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => formatBits(mask).toString(16))).toEqual([
    '5412',
    '5125',
    '5e7c',
    '5b4b',
    '45f9',
    '40ce',
    '4f97',
    '4aa0',
  ])
  // ISO/IEC 18004, annex I: "01234567" as version 1-M.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(errorCodewords(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

/** Level M: the error codewords of each block, and the length of each block of data. */
const BLOCKS: Record<number, [errors: number, data: number[]]> = {
  1: [10, [16]],
  5: [24, [43, 43]],
  6: [16, [27, 27, 27, 27]],
  8: [22, [38, 38, 39, 39]],
}

/** Reads a code as a scanner does: format, mask, zigzag, blocks. */
function scan({ size, dark }: { size: number; dark: readonly boolean[] }): string {
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
      expect(value, 'every root of the generator').toBe(0)
    }
  const data = blocks
    .flatMap((block, index) => block.slice(0, lengths[index]))
    .map((word) => word.toString(2).padStart(8, '0'))
  const all = data.join('')
  expect(all.slice(0, 4)).toBe('0100')
  const count = Number.parseInt(all.slice(4, 12), 2)
  const bytes = Array.from({ length: count }, (_, index) =>
    Number.parseInt(all.slice(12 + index * 8, 20 + index * 8), 2),
  )
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

test.each([
  ['Craque', 1],
  ['https://craque.example.org/var/rodadas/109#bala-dito-bala-dito-bala-dito-b', 5],
  ['https://craque.example.org/var/rodadas/109#bala-dito-bala-dito-bala-dito-bala-dito-bala-dito', 6],
  ['ção '.repeat(22), 8],
])('%s is read again from its modules', (text, version) => {
  const code = qrCode(Buffer.from(text))
  expect(code.size).toBe(version * 4 + 17)
  expect(scan(code)).toBe(text)
  expect(qrPath(code)).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
})

test('a text that does not fit is refused', () => {
  expect(() => qrCode(Buffer.from('x'.repeat(300)))).toThrow('holds no')
})
