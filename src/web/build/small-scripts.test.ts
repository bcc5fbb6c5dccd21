import { expect, test } from 'vitest'
import { rememberEarlyInput } from '#web/document/early-input.ts'
import { startAfterFirstPaint } from '#web/document/start-script.ts'
import { small } from './small-scripts.ts'

const start = startAfterFirstPaint({ answers: [['/a', '/b']], scripts: ['/c.js'], styleHref: '/d.css' })

test.each([rememberEarlyInput, start])(
  'a script of a page does in fewer letters what it did, and names what it is given',
  (text) => {
    const code = small(text)
    expect(code.length).toBeLessThan(text.length * 0.75)
    for (const [name] of text.matchAll(/\b(?:replayEarlyInput|wholeStyle|following|'[\w-]+')/g))
      expect(code.replaceAll('`', "'")).toContain(name)
  },
)

test('what is no script is refused', () => {
  expect(() => small('const = 1')).toThrow('no script')
})
