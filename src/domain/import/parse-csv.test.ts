import { expect, test } from 'vitest'
import { parseCsvLines } from './parse-csv.ts'

test.each([
  [
    'plain cells and empty ones',
    ',a,\n1,,3\n',
    [
      ['', 'a', ''],
      ['1', '', '3'],
    ],
  ],
  [
    'quotes, doubled quotes, commas and line breaks inside',
    '"a,""b""","c\nd"\r\n1,2',
    [
      ['a,"b"', 'c\nd'],
      ['1', '2'],
    ],
  ],
  [
    'no line break at the end',
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'empty lines, and what follows a closing quote',
    '\n"a"b,c\n\r\n\n1,2\n\n',
    [
      ['ab', 'c'],
      ['1', '2'],
    ],
  ],
  ['a quote that is never closed', 'a,"b\nc', [['a', 'b\nc']]],
  ['nothing', '', []],
])('%s', (_name, text, rows) => {
  expect(parseCsvLines(text).map(({ cells }) => cells)).toEqual(rows)
})
