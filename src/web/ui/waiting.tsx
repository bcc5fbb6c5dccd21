import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

interface Props {
  for: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  /** The final size, so that nothing moves when the data comes. */
  className: string
}

/** Stands where a query's data will be: a place held for it, or what went wrong and the retry. */
export function Waiting({ for: { error, refetch, isFetching }, className }: Props) {
  if (error) return <ErrorState error={error} retry={() => void refetch()} busy={isFetching} />
  return <Skeleton className={className} />
}
