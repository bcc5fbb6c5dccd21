import { expect, test } from 'vitest'
import { awaitedIn, stageOf } from './stage-name.ts'

test.each([
  ['Round of 32', 32],
  ['Finals, Round of 16', 16],
  ['Oitavas de final', 16],
  ['Quarter-finals', 8],
  ['Quarter-final', 8],
  ['Finals, Quarterfinals', 8],
  ['Semi-finals', 4],
  ['Semifinal', 4],
  ['Finals, Final', 2],
  ['Final', 2],
])('ST7 %s is played by %i clubs', (name, clubs) => {
  expect(stageOf(name)).toEqual({ kind: 'roundOf', clubs })
})

test.each(['Match for third place', 'Third place play-off', 'Disputa do 3º lugar', 'Tercer puesto'])(
  'ST7 %s is not the final',
  (name) => {
    expect(stageOf(name)).toEqual({ kind: 'third' })
  },
)

test('ST7 a qualifying round keeps its number, and an unknown name stays as it is', () => {
  expect(stageOf('Qualifying, Round 2')).toEqual({ kind: 'qualifying', number: 2 })
  expect(stageOf('Preliminar')).toEqual({ kind: 'qualifying', number: null })
  expect(stageOf('Repescagem')).toEqual({ kind: 'named', name: 'Repescagem' })
})

test('ST7 an open place says which club it waits for', () => {
  expect(awaitedIn('W74')).toEqual({ kind: 'winner', match: 74 })
  expect(awaitedIn('L101')).toEqual({ kind: 'loser', match: 101 })
  expect(awaitedIn('2B')).toEqual({ kind: 'place', place: 2, groups: 'B' })
  expect(awaitedIn('3A/B/C/D/F')).toEqual({ kind: 'place', place: 3, groups: 'A/B/C/D/F' })
  expect(awaitedIn('Campeão da Série B')).toEqual({ kind: 'named', name: 'Campeão da Série B' })
})
