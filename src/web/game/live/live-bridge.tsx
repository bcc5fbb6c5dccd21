import { lazy, Suspense } from 'react'
import { useIsBrowser } from '#web/base/use-is-browser.ts'
import { whenPossible } from '#web/base/with-line.ts'

const LiveTicker = lazy(() =>
  whenPossible(async () => {
    const { LiveTicker: ticker, loadTickerWords } = await import('./live-ticker.tsx')
    await loadTickerWords()
    return { default: ticker }
  }),
)

/** Place it once on a page that should move by itself. It comes after the page is drawn and needs nothing of it. */
export function LiveBridge() {
  const isBrowser = useIsBrowser()
  if (!isBrowser) return null
  return (
    <Suspense>
      <LiveTicker />
    </Suspense>
  )
}
