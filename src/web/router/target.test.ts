import { expect, expectTypeOf, test } from 'vitest'
import '#web/app-router.tsx'
import type { LinkTarget, ParamsAt, SearchAt } from './target.ts'

test('an address that the app does not have is no target', () => {
  const known: LinkTarget[] = [
    { to: '/' },
    { to: '.', hash: 'em-chamas' },
    { to: '/ligas/$leagueId', params: { leagueId: '3' }, search: { rodada: 2 } },
    { to: '/divisoes/{-$group}' },
    { to: '/divisoes/{-$group}', params: { group: '5-1' } },
    { to: '/rankings', search: (latest) => ({ ...latest, pagina: 2 }) },
    // @ts-expect-error There is no such page.
    { to: '/liga' },
    // @ts-expect-error The id of the league is missing.
    { to: '/ligas/$leagueId' },
    // @ts-expect-error A round is a number.
    { to: '/rodadas/$roundId', params: { roundId: '7' } },
    // @ts-expect-error The page reads no such parameter.
    { to: '/rankings', search: { page: 2 } },
    // @ts-expect-error There is no such scope.
    { to: '/rankings', search: { escopo: 'anual' } },
  ]
  expect(known).toHaveLength(11)
})

test('the parameters of an address have the types of its route', () => {
  expectTypeOf<ParamsAt<'/ligas/$leagueId'>['leagueId']>().toEqualTypeOf<string>()
  expectTypeOf<ParamsAt<'/rodadas/$roundId'>>().toEqualTypeOf<{ roundId: number }>()
  expectTypeOf<SearchAt<'/temporada'>['temporada']>().toEqualTypeOf<number | undefined>()
})
