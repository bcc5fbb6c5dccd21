import { Suspense, useState } from 'react'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { WallProps } from './wall.tsx'

const Wall = lazyPart(async () => (await import('./wall.tsx')).Wall, ['wall'])

/** In the HTML if the address names its tab. A tab that is opened later shows immediately, and the wall follows. */
export function WallPart(props: WallProps) {
  const isHydrated = useHydrated()
  const [cameWithPage] = useState(!isHydrated)
  if (cameWithPage) return <Wall {...props} />
  return (
    <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
      <Wall {...props} />
    </Suspense>
  )
}
