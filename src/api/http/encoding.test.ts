import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode } from './encoding.ts'

/** RFC 7932, 9.1: a stream whose first bit is 0 has a window of 16 bits. */
const hasSmallestWindow = (bytes: Buffer) => ((bytes[0] ?? 0) & 1) === 0

test('the compression window fits the answer: a larger one costs memory that does not come back', async () => {
  const [small, large] = [50_000, 900_000].map((length) => Buffer.alloc(length, 'Rodada 12 de 38; '))
  for (const [bytes, isSmall] of [
    [small, true],
    [large, false],
  ] as const) {
    const encoded = await encode(bytes ?? Buffer.alloc(0), 'br', 9)
    expect(hasSmallestWindow(encoded)).toBe(isSmall)
    expect(brotliDecompressSync(encoded).equals(bytes ?? Buffer.alloc(0))).toBe(true)
  }
})
