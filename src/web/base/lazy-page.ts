import type { FunctionComponent } from 'react'
import { loadFeatureCopy, type FeatureName } from '#web/copy/feature-copy.ts'
import { lazyComponent } from './lazy-component.ts'
import { whenOnline } from './when-online.ts'

interface LazyPage<Name extends string> {
  /** The path of the source file, so that the server can tell the browser to fetch it early. */
  module: string
  page: () => Promise<Record<Name, FunctionComponent>>
  name: Name
  copy?: readonly FeatureName[]
}

/** A page is its own chunk and loads its own words, only in the visitor's language. */
export function lazyPage<Name extends string>({ module, page, name, copy = [] }: LazyPage<Name>) {
  return {
    staticData: { module, copy },
    component: lazyComponent(async () => {
      const [loaded] = await whenOnline(() => Promise.all([page(), ...copy.map((one) => loadFeatureCopy(one))]))
      return loaded[name]
    }),
  }
}
