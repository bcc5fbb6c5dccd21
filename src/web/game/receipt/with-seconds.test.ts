import { expect, test } from 'vitest'
import { formatIn } from '#web/copy/format/format.ts'
import { withSeconds } from './with-seconds.ts'

const atMs = Date.UTC(2026, 10, 15, 17, 5, 7, 999)

test.each([
  ['pt-BR', '15/11/2026, 14:05:07'],
  ['es', '15/11/2026, 14:05:07'],
  ['en', '11/15/2026, 02:05:07 PM'],
] as const)('the seconds follow the minutes: %s', (language, text) => {
  expect(withSeconds(formatIn(language).dateTime(atMs), atMs)).toBe(text)
})
