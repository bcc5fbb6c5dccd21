import { expect, test } from 'vitest'
import { xlsxBytes } from './xlsx.ts'

/** The files of the workbook are stored without compression, so their text can be read as it is. */
const namesIn = (workbook: Buffer) =>
  [...workbook.toString().matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) => name)

test('names of sheets are unique and have at most 31 characters, however many sheets have the same long name', async () => {
  const name = 'Oitavas de final do Campeonato da Várzea'
  const names = namesIn(await xlsxBytes(Array.from({ length: 1_001 }, () => ({ name, rows: [] }))))
  expect(new Set(names).size).toBe(1_001)
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(31)
  expect(names.at(0)).toBe('Oitavas de final do Campeonato ')
  expect(names.at(-1)).toBe('Oitavas de final do Campeo 1001')
})
