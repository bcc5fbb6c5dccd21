import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { loadFeatureCopy, type FeatureName } from '#web/copy/feature-copy.ts'
import { retryUntilLoaded } from './when-online.ts'

/** A part of a page with its own chunk and words. The server renders it with the page. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, words: FeatureName[] = []) =>
  lazy(() =>
    retryUntilLoaded(async () => {
      const [part] = await Promise.all([load(), ...words.map((name) => loadFeatureCopy(name))])
      return { default: part }
    }),
  )

interface Props {
  /** Whether the part is shown. */
  isThere: boolean
  /** Shown while the part is absent, and while a later part loads. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A lazy part that may appear later. A part that was there from the start is hydrated without a boundary of its own,
 * because React discards a boundary that changes before hydration. A later part waits in its own boundary.
 */
export function PartPlace({ isThere, fallback, children }: Props) {
  const [cameWithPage] = useState(isThere)
  const shown = isThere ? children : fallback
  return cameWithPage ? shown : <Suspense fallback={fallback}>{shown}</Suspense>
}
