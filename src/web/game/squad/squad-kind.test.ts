import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { SquadView } from '#contract/squad.ts'
import { keepSquad } from './squad-kind.ts'

test('after a save, a division and a ranking read before it are read again: they say whether a squad is ready', () => {
  const queryClient = new QueryClient()
  const known = [
    ['divisions', 'own'],
    ['rankings', 'global'],
    ['clubs', 1],
  ]
  for (const queryKey of known) queryClient.setQueryData(queryKey, {})
  keepSquad(queryClient, { id: 1 } as SquadView)
  expect(known.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, false])
})
