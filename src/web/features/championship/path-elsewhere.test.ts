import { expect, test } from 'vitest'
import { pathElsewhere } from './path-elsewhere.ts'

test.each([
  ['/', '/'],
  ['/fantasy', '/fantasy'],
  ['/rankings/servidor', '/rankings/servidor'],
  ['/participantes/7', '/participantes/7'],
  ['/ligas/12', '/ligas'],
  ['/rodadas/12/e-se', '/rodadas'],
  ['/partidas/3', '/analytics'],
  ['/campeonatos', '/campeonatos'],
  ['/campeonatos/serie-a', '/campeonatos/varzea'],
])('a person who switches championships on %s gets to %s', (here, there) => {
  expect(pathElsewhere(here, 'varzea')).toBe(there)
})
