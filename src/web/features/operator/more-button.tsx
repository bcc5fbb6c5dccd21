import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'

interface Props {
  /** The title of the list. */
  of: string
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

/** Loads the next page of a list, if there is one. */
export function MoreButton({ of, query }: Props) {
  const { more } = useFeatureCopy('operator')
  if (!query.hasNextPage) return null
  return (
    <Button
      look="secondary"
      className="mt-4"
      aria-label={`${more}: ${of}`}
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {more}
    </Button>
  )
}
