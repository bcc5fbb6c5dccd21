import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearch, writeSearch } from './search-text.ts'

describe('an address means', () => {
  test.each([
    ['', {}],
    ['?pagina=2&cabe=true', { pagina: 2, cabe: true }],
    ['?time=novo&vazio=', { time: 'novo', vazio: '' }],
    [
      '?pagina=02&token=12e4&longo=12345678901234567890',
      { pagina: '02', token: '12e4', longo: '12345678901234567890' },
    ],
    ['?busca=%225%22', { busca: '5' }],
    ['?sort=%7B%22column%22%3A%22name%22%7D', { sort: { column: 'name' } }],
    ['?escopo=mensal&escopo=semanal&escopo=3', { escopo: ['mensal', 'semanal', 3] }],
    ['?a=%20true&b=nulo&c=null%0A&d=-5&e=-x', { a: true, b: 'nulo', c: null, d: -5, e: '-x' }],
    ['?busca=%&b=%7Bno', { busca: '%', b: '{no' }],
  ])('%s', (text, search) => {
    expect(readSearch(text)).toEqual(search)
  })

  test('its own names only, whatever they are', () => {
    const search = readSearch('?__proto__=%7B%22admin%22%3Atrue%7D&toString=1')
    expect(Object.keys(search)).toEqual(['__proto__', 'toString'])
    expect(search['admin']).toBeUndefined()
  })
})

test('undefined values are not written, and neither is a sign without a value', () => {
  expect(writeSearch({})).toBe('')
  expect(writeSearch({ pagina: undefined })).toBe('')
  expect(writeSearch({ busca: 'são paulo', pagina: undefined, cabe: true })).toBe('?busca=s%C3%A3o+paulo&cabe=true')
})

test('every written value is read back unchanged', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom('true', 'null', '5', '"', '"a"', ' 5', '{}', '[1]', '-0'),
    fc.record({ column: fc.string(), direction: fc.constantFrom('ascending', 'descending') }),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), (search) => {
      expect(readSearch(writeSearch(search))).toEqual({ ...search })
    }),
  )
})
