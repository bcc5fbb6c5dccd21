import { Suspense } from 'react'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { WallProps } from './wall.tsx'

const Wall = lazyPart(async () => (await import('./wall.tsx')).Wall, ['wall'])

/** Loaded after its page, which does not wait for it. */
export function WallPart(props: WallProps) {
  const isHydrated = useHydrated()
  const place = <Skeleton className="h-80 rounded-card" />
  if (!isHydrated) return place
  return (
    <Suspense fallback={place}>
      <Wall {...props} />
    </Suspense>
  )
}
