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
 * A lazy part that may appear later. React discards a boundary that changes before hydration, with everything in it.
 * So neither the fallback nor a part that was there from the start has a boundary of its own. A later part has one.
 */
export function PartPlace({ isThere, fallback, children }: Props) {
  const [cameWithPage] = useState(isThere)
  if (!isThere) return fallback
  return cameWithPage ? children : <Suspense fallback={fallback}>{children}</Suspense>
}
