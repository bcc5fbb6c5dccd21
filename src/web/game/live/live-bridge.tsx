import { lazy, Suspense } from 'react'
import { useIsBrowser } from '#web/base/use-is-browser.ts'
import { whenPossible } from '#web/base/with-line.ts'

const LiveListener = lazy(() =>
  whenPossible(async () => ({ default: (await import('./live-listener.tsx')).LiveListener })),
)

/** Place it once on a page that should move by itself. It comes after the page is drawn and needs nothing of it. */
export function LiveBridge() {
  const isBrowser = useIsBrowser()
  if (!isBrowser) return null
  return (
    <Suspense>
      <LiveListener />
    </Suspense>
  )
}
