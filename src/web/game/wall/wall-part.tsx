import { lazy, Suspense } from 'react'
import { useIsBrowser } from '#web/base/use-is-browser.ts'
import { withLine } from '#web/base/with-line.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { WallProps } from './wall.tsx'

const Wall = lazy(() =>
  withLine(async () => {
    const { Wall: wall, loadWallWords } = await import('./wall.tsx')
    await loadWallWords()
    return { default: wall }
  }),
)

/** A wall comes after its page, which does not wait for it. */
export function WallPart(props: WallProps) {
  const isBrowser = useIsBrowser()
  const place = <Skeleton className="h-80 rounded-card" />
  if (!isBrowser) return place
  return (
    <Suspense fallback={place}>
      <Wall {...props} />
    </Suspense>
  )
}
