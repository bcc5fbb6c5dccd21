import { Suspense } from 'react'
import type { ChampionshipView } from '#contract/championship.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const BookCard = lazyPart(async () => (await import('./book-card.tsx')).BookCard, ['book'])

/** In a chunk of its own, because only organisers and operators see it. */
export function BookPart({ championship }: { championship: ChampionshipView }) {
  const isHydrated = useHydrated()
  const place = <Skeleton className="h-96 rounded-card" />
  if (!isHydrated) return place
  return (
    <Suspense fallback={place}>
      <BookCard championship={championship} />
    </Suspense>
  )
}
