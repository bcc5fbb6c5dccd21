import { lazy, Suspense } from 'react'
import type { ChampionshipView } from '#contract/championship.ts'
import { useIsBrowser } from '#web/base/use-is-browser.ts'
import { whenPossible } from '#web/base/with-line.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const BookCard = lazy(() =>
  whenPossible(async () => {
    const [{ BookCard: card }] = await Promise.all([import('./book-card.tsx'), loadFeatureCopy('book')])
    return { default: card }
  }),
)

/** For organisers alone, so it comes to them alone. */
export function BookPart({ championship }: { championship: ChampionshipView }) {
  const isBrowser = useIsBrowser()
  const place = <Skeleton className="h-96 rounded-card" />
  if (!isBrowser) return place
  return (
    <Suspense fallback={place}>
      <BookCard championship={championship} />
    </Suspense>
  )
}
