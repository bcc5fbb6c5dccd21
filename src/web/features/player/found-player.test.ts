import { expect, test } from 'vitest'
import { foundPlayer } from './found-player.ts'

const players = [{ name: 'Tarcísio Sardinha' }, { name: 'Saulo Leitão' }, { name: 'Saulo' }]

test.each([
  ['saulo', 'Saulo'],
  ['leitao', 'Saulo Leitão'],
  ['tarcisoi', 'Tarcísio Sardinha'],
  ['  ', undefined],
  ['ninguém', undefined],
])('%j finds %j', (typed, name) => {
  expect(foundPlayer(players, typed)?.name).toBe(name)
})
