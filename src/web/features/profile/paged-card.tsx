import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Waiting } from '#web/ui/waiting.tsx'

interface Props {
  title: string
  aside?: ReactNode
  className?: string | undefined
  query: UseInfiniteQueryResult
  isEmpty: boolean
  waiting: string
  empty: { title: string; detail: string }
  /** The label of the button that loads the next page. */
  more: string
  children: ReactNode
}

export function PagedCard({ title, aside, className = '', query, isEmpty, waiting, empty, more, children }: Props) {
  const isUnread = query.isPending || (query.error && isEmpty)
  return (
    <Card title={title} aside={aside} className={className}>
      {isUnread ? <Waiting for={query} className={waiting} /> : isEmpty ? <EmptyState {...empty} /> : children}
      {query.hasNextPage && (
        <Button
          look="secondary"
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </Card>
  )
}
