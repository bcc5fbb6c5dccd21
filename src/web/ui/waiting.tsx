import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

interface Props {
  for: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  /** The final size, so that nothing moves when the data arrives. */
  className: string
}

/** Takes the place of a query's data: a skeleton while it loads, or the error with a retry button. */
export function Waiting({ for: { error, refetch, isFetching }, className }: Props) {
  if (error) return <ErrorState error={error} retry={() => void refetch()} busy={isFetching} />
  return <Skeleton className={className} />
}
