import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBio, MAX_BIO } from './bio.ts'
import { cleanLine, cleanLines, lengthOf } from './clean-text.ts'
import { checkManagerName, guestName, MAX_NAME } from './manager-name.ts'
import { nameKey } from './name-key.ts'
import { checkPassword } from './password.ts'

const hostile = [
  ['NUL', 'Ana\u0000 Luz', 'Ana Luz'],
  ['right-to-left override', 'Ana\u202Etxt.exe', 'Anatxt.exe'],
  ['isolates', '\u2066Ana\u2069', 'Ana'],
  ['zero width', 'A\u200Bn\uFEFFa', 'Ana'],
  ['line break', 'Ana\nLuz', 'Ana Luz'],
  ['many spaces', '  Ana \t  Luz ', 'Ana Luz'],
  ['full width', 'Ａｎａ', 'Ana'],
  ['lone surrogate', 'Ana\uD800', 'Ana'],
  ['tower of marks', `A${'\u0301\u0302\u0303'.repeat(30)}na`, 'Á\u0302\u0303na'],
  ['joiner between letters', 'A\u200Dna', 'Ana'],
  ['family of emoji', 'Ana 👨\u200D👩\u200D👧', 'Ana 👨\u200D👩\u200D👧'],
] as const

describe('text of people', () => {
  test.each(hostile)('%s', (_what, raw, clean) => expect(cleanLine(raw)).toBe(clean.normalize('NFC')))

  test('cleaning twice changes nothing and leaves nothing hidden', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (raw) => {
        const once = cleanLine(raw)
        expect(cleanLine(once)).toBe(once)
        expect(once).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
      }),
    )
  })

  test('paragraphs stay, with one empty line between them', () =>
    expect(cleanLines('um\r\n\n\n\n dois \u0007')).toBe('um\n\ndois'))
})

describe('names', () => {
  test.each(['João da Silva', 'Zé', "D'Artagnan", 'Torcida 10 ⚽', 'Ñandú', '李小龙'])('%s is taken', (name) =>
    expect(checkManagerName(name)).toMatchObject({ ok: true, value: { name } }),
  )
  test.each([
    ['<script>alert(1)</script>', 'name_characters'],
    ['x'.repeat(10_000), 'name_too_long'],
    ['⚽⚽⚽', 'name_too_short'],
    ['\u0000\u202E', 'name_too_short'],
    ['Admin', 'name_reserved'],
    ['ADM1N', 'name_reserved'],
    ['аdmіn', 'name_reserved'],
    ['Craque Oficial', 'name_reserved'],
    ['administrador geral', 'name_reserved'],
    [guestName(4821), 'name_reserved'],
  ])('$0.length letters are refused: $1 (%#)', (name, kind) =>
    expect(checkManagerName(name)).toEqual({ ok: false, error: expect.objectContaining({ kind }) }),
  )

  test.each([
    ['João Silva', 'joao  silva'],
    ['Paulo', 'Раulо'],
    ['Zico 10', 'Zico lO'],
    ['Ana', 'A.n-a'],
    ['Livia', 'LÍVIA'],
  ])('%s and %s are one name', (one, other) => expect(nameKey(other)).toBe(nameKey(one)))

  test('a prefix of a name finds it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.nat(20), (name, cut) => {
        expect(nameKey(name).startsWith(nameKey(name.slice(0, cut)))).toBe(true)
      }),
    )
  })

  test('an accepted name fits its column', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (raw) => {
        const checked = checkManagerName(raw)
        if (checked.ok) expect(lengthOf(checked.value.name)).toBeLessThanOrEqual(MAX_NAME)
      }),
    )
  })
})

describe('bios', () => {
  test('markup is text like any other', () =>
    expect(checkBio('<b>oi</b> & tchau')).toEqual({ ok: true, value: '<b>oi</b> & tchau' }))
  test('a text that is too long is refused, not cut', () =>
    expect(checkBio('x'.repeat(10_000))).toEqual({ ok: false, error: { kind: 'bio_too_long', max: MAX_BIO } }))
})

describe('passwords', () => {
  test.each([
    'cavalo bateria grampo',
    'nunca-mais-segunda',
    'tr0ca-letras-no-onibus',
    'ñandú sobre el puente',
    'Xk9vQ2mLr7',
  ])('%s is taken', (password) =>
    expect(checkPassword(password, ['Maria Souza', 'maria.souza'])).toEqual({ ok: true, value: password }),
  )
  test.each([
    ['curta', 'password_too_short'],
    ['x'.repeat(201), 'password_too_long'],
    ['flamengo2024', 'password_common'],
    ['Fl4m3ng0!!!!', 'password_common'],
    ['senha123456', 'password_common'],
    ['1234567890', 'password_common'],
    ['abcdefghijkl', 'password_common'],
    ['aaaaaaaaaaaa', 'password_common'],
    ['corinthianssenha', 'password_common'],
    ['qwertyuiop123', 'password_common'],
    ['14111986198611', 'password_common'],
    ['maria.souza1', 'password_personal'],
    ['Maria.Souza@torcida-unida.example.org', 'password_personal'],
    ['Zé 2689 9286', 'password_personal'],
    ['zé26899286', 'password_personal'],
  ])('$0.length letters are refused: $1 (%#)', (password, kind) =>
    expect(
      checkPassword(password, ['Maria Souza', 'Zé 2689 9286', 'maria.souza@torcida-unida.example.org', 'maria.souza']),
    ).toEqual({
      ok: false,
      error: expect.objectContaining({ kind }),
    }),
  )
})
