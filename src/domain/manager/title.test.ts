import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLeagueName } from '#domain/league/league.ts'
import { checkSquadName } from '#domain/squad/squad-name.ts'
import { lengthOf } from './clean-text.ts'
import { checkManagerName } from './manager-name.ts'

const hidden = [
  '\u200B\u200B\u200B\u200B',
  '\u3164\u3164\u3164\u3164',
  '\u2800\u2800\u2800',
  '\u0007\n\t\u0000',
  '\u202E\u2066\u2069',
  '   ',
]

test.each(hidden)('NM1 a squad, a league or a person needs a visible name: %j', (raw) => {
  expect(checkSquadName(raw).ok).toBe(false)
  expect(checkLeagueName(raw).ok).toBe(false)
  expect(checkManagerName(raw).ok).toBe(false)
})

test('NM1 characters that hide or reorder text are removed from a name', () => {
  expect(checkSquadName('Bola\u202E\u200B na\n rede\u0007')).toEqual({ ok: true, value: 'Bola na rede' })
  expect(checkLeagueName('  Liga\u3164 do   bairro\ud800 ')).toEqual({ ok: true, value: 'Liga do bairro' })
})

test.each([
  'Craque',
  'Ꮯraque',
  'ᴄʀᴀque',
  'Сrаquе',
  'Craque 2026',
  'Equipe do Craque',
  'EquipeDoCraque',
  'Craque 0ficial',
  'Suporte Craque',
  'Ꮯraque Team',
  'The Craque App',
])('NM2 %s would speak for the game', (raw) => {
  expect(checkSquadName(raw)).toEqual({ ok: false, error: { kind: 'squad_name_official' } })
  expect(checkLeagueName(raw)).toEqual({ ok: false, error: { kind: 'name_official' } })
  expect(checkManagerName(raw)).toEqual({ ok: false, error: { kind: 'name_reserved' } })
})

test.each([
  'Craques FC',
  'Craque Neto',
  'Só craque',
  'Time de craques',
  'Meu time',
  'Liga da Firma',
  'Os Craques do Zé',
])('NM2 %s is just a name', (raw) => {
  expect(checkSquadName(raw)).toEqual({ ok: true, value: raw })
  expect(checkLeagueName(raw)).toEqual({ ok: true, value: raw })
})

test('NM1 an accepted name fits its column, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (raw) => {
      const checked = checkSquadName(raw)
      if (!checked.ok) return
      expect(lengthOf(checked.value)).toBeLessThanOrEqual(40)
      expect(checked.value).toMatch(/\S/)
      expect(checkSquadName(checked.value)).toEqual(checked)
    }),
  )
})
