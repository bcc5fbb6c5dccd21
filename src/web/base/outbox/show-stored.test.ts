import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { showStored } from './show-stored.ts'

test('an answer that was read before a save does not replace the saved data', async () => {
  const queryClient = new QueryClient()
  const answers: ((text: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const queryKey = ['leagues', 'bracket', 7, {}] as const
  queryClient.setQueryData(queryKey, 'nothing')
  const running = queryClient.fetchQuery({ queryKey, queryFn }).catch(() => undefined)
  await expect.poll(() => answers.length).toBe(1)
  showStored<string>(queryClient, ['leagues', 'bracket', 7], () => 'one tap')
  answers[0]?.('nothing')
  await running
  expect(queryClient.getQueryData(queryKey)).toBe('one tap')
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('a query that nobody uses is not requested', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['market'], 'nothing')
  showStored<string>(queryClient, ['market'], () => 'one tap')
  expect(queryClient.getQueryState(['market'])).toMatchObject({ data: 'one tap', isInvalidated: false })
})
