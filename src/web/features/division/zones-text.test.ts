import { expect, test } from 'vitest'
import type { DivisionGroupView } from '#contract/division.ts'
import { division as words } from '#web/copy/pt-BR/division.ts'
import { zonesText } from './zones-text.ts'

test.each<[DivisionGroupView['tiers'], string]>([
  [['serie-b'], 'Sobem 3; caem 3.'],
  [['serie-d'], 'Sobem 3; ninguém cai.'],
  [['elite'], 'Ninguém sobe; caem 3.'],
  [['serie-c', 'serie-d'], 'Sobem 3; caem 3. Da Série D ninguém cai.'],
  [['elite', 'serie-a'], 'Sobem 3; caem 3. Da Elite ninguém sobe.'],
])('DV8 a group of %j is described by what applies to it', (tiers, text) => {
  expect(zonesText({ tiers, promoted: 3, relegated: 3 }, words)).toBe(text)
})

test('DV8 nobody goes down from a small group', () => {
  expect(zonesText({ tiers: ['serie-c', 'serie-d'], promoted: 1, relegated: 0 }, words)).toBe('Sobe 1; ninguém cai.')
})
