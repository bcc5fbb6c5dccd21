import { useQuery } from '@tanstack/react-query'
import { sportsInOrder, type Sport } from '#domain/sport/sport.ts'
import { useApp } from './app-context.ts'
import { viewerQuery } from './viewer-query.ts'

/** SP3: a comparison that puts the sports of the viewer first. Sorting by it keeps the order within a sport. */
export function useSportOrder(): (a: Sport, b: Sport) => number {
  const { fetchApi } = useApp()
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  const order = sportsInOrder(viewer?.sports ?? [])
  return (a, b) => order.indexOf(a) - order.indexOf(b)
}
