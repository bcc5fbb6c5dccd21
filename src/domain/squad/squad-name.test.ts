import { expect, test } from 'vitest'
import { SQUAD_NAME } from './squad-limits.ts'
import { freeSquadName } from './squad-name.ts'

test.each([
  ['Meu time', ['Outro'], 'Meu time'],
  ['Meu time', ['Meu time'], 'Meu time 2'],
  ['Meu time', ['meu TIME ', 'Meu time 2'], 'Meu time 3'],
  ['Meu time 2', ['Meu time', 'Meu time 2'], 'Meu time 2 2'],
])('%s beside %j becomes %s', (name, taken, free) => expect(freeSquadName(name, taken)).toBe(free))

test.each(['x'.repeat(40), '⚽'.repeat(40), '👨‍👩‍👧'.repeat(5)])('a long name stays within its limit (%#)', (name) => {
  const taken = [name]
  for (let more = 0; more < 12; more++) taken.push(freeSquadName(name, taken))
  expect(new Set(taken).size).toBe(13)
  for (const given of taken) expect(given.length).toBeLessThanOrEqual(SQUAD_NAME.max)
  expect(taken.at(-1)).toMatch(/ 13$/)
})
