import { expect, test } from 'vitest'
import { scanQr } from '#domain/testing/scan-qr.ts'
import { errorCodewords } from './galois.ts'
import { qrCode, qrPath } from './qr-code.ts'
import { formatBits } from './qr-grid.ts'

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

test.each([
  ['Craque', 1],
  ['https://craque.example.org/var/rodadas/109#bala-dito-bala-dito-bala-dito-b', 5],
  ['https://craque.example.org/var/rodadas/109#bala-dito-bala-dito-bala-dito-bala-dito-bala-dito', 6],
  ['ção '.repeat(22), 8],
])('%s is read again from its modules', (text, version) => {
  const code = qrCode(Buffer.from(text))
  expect(code.size).toBe(version * 4 + 17)
  expect(scanQr(code)).toBe(text)
  expect(qrPath(code)).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
})

test('a text that does not fit is refused', () => {
  expect(() => qrCode(Buffer.from('x'.repeat(300)))).toThrow('holds no')
})
