import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengthOf } from '#domain/manager/clean-text.ts'
import { nameKey } from '#domain/manager/name-key.ts'
import { checkMessage, keysAfterAt, MESSAGE_MAX, nameByNumber, withNames } from './message-text.ts'

describe('TK1 the words of a message', () => {
  test.each([
    ['', false],
    [' \n\u200B\u202E\0 ', false],
    ['a', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
    ['⚽'.repeat(500), true],
    ['a\n'.repeat(20), true],
    ['a\n'.repeat(21), false],
  ])('%j is taken: %s', (raw, isTaken) => {
    expect(checkMessage(raw).ok).toBe(isTaken)
  })

  test('any typed text is stored visible and short enough, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (raw) => {
        const checked = checkMessage(raw)
        if (!checked.ok) return
        const text = checked.value
        expect(lengthOf(text)).toBeLessThanOrEqual(MESSAGE_MAX)
        expect(text).toMatch(/\S/)
        expect(text).not.toMatch(
          /[\0\u202E\u2066]|[\uD800-\uDFFF](?![\uDC00-\uDFFF])(?<![\uD800-\uDBFF][\uDC00-\uDFFF])/,
        )
        expect(checkMessage(text)).toEqual(checked)
      }),
    )
  })
})

const people = { Ana: 1, 'Ana Paula': 2, 'João das Neves': 3, Zé: 4 }
const byKey = new Map(Object.entries(people).map(([name, id]) => [nameKey(name), id]))
const names = new Map(Object.entries(people).map(([name, id]) => [id, name]))

describe('TK5 mentions', () => {
  test.each([
    ['@Ana boa', '@[1] boa', [1]],
    ['oi @ana paula, tudo bem?', 'oi @[2], tudo bem?', [2]],
    ['@JOAO DAS NEVES @Zé!', '@[3] @[4]!', [3, 4]],
    ['@Anabela e @Anap', '@Anabela e @Anap', []],
    ['ana@example.org', 'ana@example.org', []],
    ['@ Ana', '@ Ana', []],
    ['@Ana\nPaula', '@[1]\nPaula', [1]],
    ['@[1] e @Ana @Ana', '@[1] e @[1] @[1]', [1]],
    ['@', '@', []],
  ])('%j', (typed, stored, named) => {
    expect(nameByNumber(typed, byKey)).toEqual({ text: stored, named })
  })

  test('are shown with the present names of people', () => {
    expect(withNames('@[1] e @[9]', new Map([[1, 'Aninha']]))).toBe('@Aninha e @[9]')
  })

  test('change nothing but the spelling of the name, whatever text is around them', () => {
    const piece = fc.oneof(fc.constantFrom('@', ' ', ...Object.keys(people).map((name) => `@${name}`)), fc.string())
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const typed = pieces.join('')
        const { text, named } = nameByNumber(typed, byKey)
        if (!typed.includes('@[')) expect(nameKey(withNames(text, names))).toBe(nameKey(typed))
        expect(named.length).toBeLessThanOrEqual(10)
        expect(keysAfterAt(typed).length).toBeLessThanOrEqual(400)
      }),
    )
  })
})
