import { expect, test } from 'vitest'
import { forClub, ofClub } from './of-club.ts'

test('a club is named with its article, and an unknown one without', () => {
  const names = ['Corinthians', 'Grêmio', 'Ponte Preta', 'Estados Unidos', 'Portugal', 'Amigos FC']
  expect(names.map(ofClub)).toEqual([
    'do Corinthians',
    'do Grêmio',
    'da Ponte Preta',
    'dos Estados Unidos',
    'de Portugal',
    'de Amigos FC',
  ])
  expect(names.map(forClub)).toEqual([
    'para o Corinthians',
    'para o Grêmio',
    'para a Ponte Preta',
    'para os Estados Unidos',
    'para Portugal',
    'para Amigos FC',
  ])
})
