import { expect, test } from 'vitest'
import { Addresses } from './addresses.ts'

const read = (address: string, fixed = {}) => new Addresses([], fixed).read(new URL(address, 'https://craque.example'))

test('an address is read and written', () => {
  expect(read('/rankings/?pagina=3&criterio=vitorias#meu')).toEqual({
    pathname: '/rankings',
    search: { pagina: 3, criterio: 'vitorias' },
    hash: 'meu',
    href: '/rankings?pagina=3&criterio=vitorias#meu',
  })
})

test('fixed parameters are hidden from routes and written into every address', () => {
  const fixed = { campeonato: 'copa' }
  expect(read('/rankings?campeonato=outra&pagina=3', fixed)).toMatchObject({
    search: { pagina: 3 },
    href: '/rankings?pagina=3&campeonato=copa',
  })
  expect(new Addresses([], fixed).locate({ pathname: '/', hash: 'meu-time' }).href).toBe('/?campeonato=copa#meu-time')
})
