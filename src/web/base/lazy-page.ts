import type { FunctionComponent } from 'react'
import { loadFeatureCopy, type FeatureName } from '#web/copy/feature-copy.ts'
import { lazyComponent } from '#web/router/lazy-component.ts'
import { withLine } from './with-line.ts'

interface LazyPage<Name extends string> {
  /** Where the page is in the sources, so that the server can tell the browser to fetch it at once. */
  module: string
  page: () => Promise<Record<Name, FunctionComponent>>
  name: Name
  copy?: readonly FeatureName[]
}

/** A page is its own chunk and brings its own words, in the visitor's language only. */
export function lazyPage<Name extends string>({ module, page, name, copy = [] }: LazyPage<Name>) {
  return {
    staticData: { module, copy },
    component: lazyComponent(async () => {
      const [loaded] = await withLine(() => Promise.all([page(), ...copy.map((one) => loadFeatureCopy(one))]))
      return loaded[name]
    }),
  }
}
