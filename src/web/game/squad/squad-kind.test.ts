import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { SquadView } from '#contract/squad.ts'
import { keepSquad } from './squad-kind.ts'

test('after a save, a division that was read before it is read again: it says whether a squad is ready', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['divisions', 'own'], {})
  queryClient.setQueryData(['clubs', 1], {})
  keepSquad(queryClient, { id: 1 } as SquadView)
  expect(queryClient.getQueryState(['divisions', 'own'])?.isInvalidated).toBe(true)
  expect(queryClient.getQueryState(['clubs', 1])?.isInvalidated).toBe(false)
})
