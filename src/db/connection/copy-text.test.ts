import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeRows, type CopyRow } from './copy-text.ts'

const textOf = (rows: CopyRow[]) => Buffer.concat([...encodeRows(rows)]).toString()

test.each<[CopyRow, string]>([
  [[0, 7, 10, 99, 100, 65_535, 2_147_483_647], '0\t7\t10\t99\t100\t65535\t2147483647\n'],
  [[-1, -2_147_483_648, 4_294_967_296, 1.5, -0.25], '-1\t-2147483648\t4294967296\t1.5\t-0.25\n'],
  [[null, true, false, ''], '\\N\tt\tf\t\n'],
  [['a\tb', 'c\\d', 'e\nf\r', 'São Paulo ⚽'], 'a\\tb\tc\\\\d\te\\nf\\r\tSão Paulo ⚽\n'],
  [[Uint16Array.of(1, 20, 300), Uint16Array.of()], '{1,20,300}\t{}\n'],
])('%j is written as COPY reads it', (row, line) => {
  expect(textOf([row])).toBe(line)
})

test('rows that are longer than a chunk arrive whole', () => {
  const wide = '☂'.repeat(100_000)
  expect(textOf([[1, wide], [2, wide, new Uint16Array(50_000).fill(65_535)], [3]])).toBe(
    `1\t${wide}\n2\t${wide}\t{${Array.from({ length: 50_000 }, () => 65_535).join()}}\n3\n`,
  )
})

test('any integer, and any text without special characters of COPY, is written as it is', () => {
  const plain = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\\\t\n\r]/g, ''))
  const rows = fc.array(fc.array(fc.oneof(fc.maxSafeInteger(), plain), { minLength: 1 }))
  fc.assert(fc.property(rows, (some) => textOf(some) === some.map((row) => `${row.join('\t')}\n`).join('')))
})
