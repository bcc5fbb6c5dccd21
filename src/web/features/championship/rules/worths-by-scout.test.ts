import { expect, test } from 'vitest'
import { RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { worthsByScout } from './worths-by-scout.ts'

const of = (scout: string, name: 'cartola-2025' | 'fpl-2025' | 'futsal', modality: 'campo' | 'futsal' = 'campo') =>
  worthsByScout(RULE_SETS[name], modality)
    .find((one) => one.scout === scout)
    ?.worths.map(({ positions, worth }) => [positions.join(), worth.tenths, worth.every, worth.from])

test('SC3 SC12 the page of rules names positions only where they differ', () => {
  expect(of('goal', 'cartola-2025')).toEqual([['', 80, 1, 0]])
  expect(of('save', 'cartola-2025')).toEqual([['Goleiro', 13, 1, 0]])
  expect(of('goal', 'fpl-2025')?.map(([positions, tenths]) => [positions, tenths])).toEqual([
    ['Goleiro', 100],
    ['Defensor', 60],
    ['Meio-Campo', 50],
    ['Atacante', 40],
  ])
  expect(of('defensiveContribution', 'fpl-2025')).toEqual([
    ['Defensor', 20, 1, 10],
    ['Meio-Campo,Atacante', 20, 1, 12],
  ])
  expect(of('save', 'fpl-2025')).toEqual([['Goleiro', 10, 3, 0]])
  expect(of('goal', 'futsal', 'futsal')?.length).toBe(2)
  expect(of('wrongPass', 'cartola-2025')).toBeUndefined()
})
