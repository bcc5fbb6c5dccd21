import { describe, expect, test } from 'vitest'
import { editsToPrefix, matchesSearch } from './search-text.ts'

describe('matchesSearch', () => {
  test.each([
    ['Ícaro Prates', 'icaro'],
    ['Ícaro Prates', 'ÍCARO PRATES'],
    ['Otávio Lins São Paulo', 'sao lins'],
    ['Caio Brandão', 'brand'],
    ['Caio Brandão', 'brnadao'],
    ['Renan Queiroz', 'quieroz'],
    ['Renan Queiroz', 'kueiroz'],
    ['Davi Sampaio', ''],
    ['Davi Sampaio Atlético-MG', 'atletico mg'],
  ])('%s is found by “%s”', (text, search) => expect(matchesSearch(text, search)).toBe(true))

  test.each([
    ['Caio Brandão', 'cxo'],
    ['Caio Brandão', 'bruno'],
    ['Renan Queiroz', 'renata'],
    ['Davi Sampaio', 'davi santos'],
  ])('%s is not found by “%s”', (text, search) => expect(matchesSearch(text, search)).toBe(false))

  test('counts a swap of neighbours as one mistake', () => {
    expect(editsToPrefix('brnadao', 'brandao', 2)).toBe(1)
    expect(editsToPrefix('abcd', 'wxyz', 2)).toBeGreaterThan(2)
  })
})
