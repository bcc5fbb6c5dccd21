import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'

const never = () => () => {}

const LiveTicker = lazy(async () => {
  const [module] = await Promise.all([import('./live-ticker.tsx'), loadFeatureCopy('live')])
  return { default: module.LiveTicker }
})

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
