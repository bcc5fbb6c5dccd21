import { expect, test } from 'vitest'
import { live } from '#web/copy/pt-BR/live.ts'
import { playerNote, reserveNote } from './lineup-notes.ts'

const words = live.lineup
const starter = { isCaptain: false, isVice: false, hasArmband: false, presence: 'played' as const, bonusTenths: 0 }

test.each([
  [{}, undefined],
  [{ presence: 'absent' as const }, 'não jogou'],
  [{ isCaptain: true, hasArmband: true, bonusTenths: 40 }, 'capitão +4,0'],
  [{ isCaptain: true, presence: 'absent' as const }, 'capitão, não jogou'],
  [{ isCaptain: true, hasArmband: true, presence: 'absent' as const }, 'capitão, não jogou'],
  [{ isVice: true }, 'vice'],
  [{ isVice: true, hasArmband: true, bonusTenths: -5 }, 'vice, com a braçadeira -0,5'],
])('a starter who is %o is described as %s', (role, note) => {
  expect(playerNote({ ...starter, ...role }, words)?.replace('−', '-')).toBe(note)
})

test('a reserve is described by whom they replaced, or as unused', () => {
  expect(reserveNote({ insteadOf: 'Rosário', presence: 'played' }, words)).toBe('entrou no lugar de Rosário')
  expect(reserveNote({ insteadOf: null, presence: 'played' }, words)).toBe('reserva')
  expect(reserveNote({ insteadOf: null, presence: 'absent' }, words)).toBe('reserva, não jogou')
})
