import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from '#web/routes/routes.ts'
import { pathReader, tidyPath, writePath } from './path.ts'

describe('a path', () => {
  test.each([
    ['/', '/', {}],
    ['/', '/fantasy', undefined],
    ['/fantasy', '/Fantasy', {}],
    ['/fantasy', '/fantasy/x', undefined],
    ['/ligas/$leagueId', '/ligas/7', { leagueId: '7' }],
    ['/ligas/$leagueId', '/ligas', undefined],
    ['/ligas/$leagueId', '/ligas/7/x', undefined],
    ['/ligas/$leagueId', '/ligas/a%2Fb%20c', { leagueId: 'a/b c' }],
    ['/ligas/$leagueId', '/ligas/%E0%A4%A', { leagueId: '%E0%A4%A' }],
    ['/rodadas/$roundId/e-se', '/rodadas/3/e-se', { roundId: '3' }],
    ['/divisoes/{-$group}', '/divisoes', {}],
    ['/divisoes/{-$group}', '/divisoes/5-1', { group: '5-1' }],
    ['/a.b', '/axb', undefined],
  ])('%s of %s means %j', (path, pathname, params) => {
    expect(pathReader(path)(pathname)).toEqual(params)
  })

  test('is written with its parameters', () => {
    expect(writePath('/rodadas/$roundId/e-se', { roundId: 7 })).toBe('/rodadas/7/e-se')
    expect(writePath('/divisoes/{-$group}')).toBe('/divisoes')
    expect(writePath('/divisoes/{-$group}', { group: '5-1' })).toBe('/divisoes/5-1')
  })

  test('is read as it was written', () => {
    const read = pathReader('/campeonatos/$slug')
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((slug) => !/^\.\.?$/.test(slug)),
        (slug) => {
          expect(read(new URL(writePath('/campeonatos/$slug', { slug }), 'https://a.b').pathname)).toEqual({ slug })
        },
      ),
    )
  })
})

test.each([
  ['/', '/'],
  ['/fantasy/', '/fantasy'],
  ['//evil.example/', '/evil.example'],
  ['/ligas//7///', '/ligas/7'],
])('%s is tidied to %s', (pathname, tidy) => {
  expect(tidyPath(pathname)).toBe(tidy)
})

test('every address of the app belongs to one page', () => {
  const params = { leagueId: 1, playerId: 1, matchId: 1, clubId: 1, roundId: 1, slug: 'copa', id: 1, group: '5-1' }
  for (const { path } of routes) {
    const pathname = writePath(path, params)
    expect(routes.filter((route) => route.read(pathname)).map((route) => route.path)).toEqual([path])
  }
})
