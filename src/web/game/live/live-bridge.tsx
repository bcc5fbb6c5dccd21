import { Suspense } from 'react'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'

const LiveListener = lazyPart(async () => (await import('./live-listener.tsx')).LiveListener)

/** Place it once on a page with live data. It loads after hydration and delays nothing. */
export function LiveBridge() {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <Suspense>
      <LiveListener />
    </Suspense>
  )
}
