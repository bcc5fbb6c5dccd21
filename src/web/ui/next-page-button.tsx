import { Button } from './button.tsx'

interface Props {
  text: string
  /** The title of the list. */
  of: string
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

/** Loads the next page of a list, if there is one. */
export function NextPageButton({ text, of, query }: Props) {
  if (!query.hasNextPage) return null
  return (
    <Button
      look="secondary"
      className="mt-4"
      aria-label={`${text}: ${of}`}
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {text}
    </Button>
  )
}
