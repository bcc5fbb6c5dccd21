import { lazy, Suspense, useSyncExternalStore } from 'react'
import { whenPossible } from '#web/base/with-line.ts'

const never = () => () => {}

const LiveTicker = lazy(() =>
  whenPossible(async () => {
    const { LiveTicker: ticker, loadTickerWords } = await import('./live-ticker.tsx')
    await loadTickerWords()
    return { default: ticker }
  }),
)

/** Place it once on a page that should move by itself. It comes after the page is drawn and needs nothing of it. */
export function LiveBridge() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isBrowser) return null
  return (
    <Suspense>
      <LiveTicker />
    </Suspense>
  )
}
