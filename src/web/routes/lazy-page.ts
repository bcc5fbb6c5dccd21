import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadFeatureCopy, type FeatureName } from '#web/copy/feature-copy.ts'

interface LazyPage<Name extends string> {
  page: () => Promise<Record<Name, ComponentType>>
  name: Name
  copy?: FeatureName | readonly FeatureName[]
}

/** A page is its own chunk and brings its own words, in the visitor's language only. */
export function lazyPage<Name extends string>({ page, name, copy }: LazyPage<Name>) {
  return lazyRouteComponent(async () => {
    const names = [copy ?? []].flat()
    const [module] = await Promise.all([page(), ...names.map((one) => loadFeatureCopy(one))])
    return { Page: module[name] }
  }, 'Page')
}
