import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { loadFeatureCopy, type FeatureName } from '#web/copy/feature-copy.ts'
import { whenPossible } from './with-line.ts'

/** A part of a page in a file of its own, with its words. The server draws it with the page. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, words: FeatureName[] = []) =>
  lazy(() =>
    whenPossible(async () => {
      const [part] = await Promise.all([load(), ...words.map((name) => loadFeatureCopy(name))])
      return { default: part }
    }),
  )

interface Props {
  /** Whether the part is shown. */
  isThere: boolean
  /** What stands there while the part is loaded, or while it is not shown. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A lazy part that may appear later. What the page began with belongs to the page and is hydrated with it: React would
 * throw away a boundary of its own that changes before it is hydrated. What appears later waits in its place alone.
 */
export function PartPlace({ isThere, fallback, children }: Props) {
  const [cameWithPage] = useState(isThere)
  const shown = isThere ? children : fallback
  return cameWithPage ? shown : <Suspense fallback={fallback}>{shown}</Suspense>
}
