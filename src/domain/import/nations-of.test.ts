import { expect, test } from 'vitest'
import { nationsOf } from './nations-of.ts'

test('IM23 a championship of national teams knows their countries; an unknown team keeps its name', () => {
  expect(nationsOf(['Brazil', 'Alemanha', 'England', 'Atlantis', 'Côte d’Ivoire'])).toEqual({
    Brazil: 'BR',
    Alemanha: 'DE',
    England: 'GB-ENG',
    'Côte d’Ivoire': 'CI',
  })
})

test('IM23 a club called Chile among other clubs keeps its name, and so do only two teams', () => {
  expect(nationsOf(['Chile', 'Holanda', 'União', 'Estrela', 'Ponte Preta'])).toEqual({})
  expect(nationsOf(['Chile', 'Brasil'])).toEqual({})
})
