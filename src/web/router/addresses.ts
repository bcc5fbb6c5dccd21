import { locationOf, readLocation, type Fixed, type Location } from './location.ts'
import type { Plan } from './page.ts'
import { writePath } from './path.ts'
import type { Route } from './route.ts'
import type { LinkTarget } from './target.ts'

/** The route's validated search, and all other parameters unchanged. */
const completed = (route: Route | undefined, search: object): object => ({
  ...search,
  ...route?.options.validateSearch?.(search as never),
})

/** Parses and writes addresses. */
export class Addresses {
  readonly #routes: readonly Route[]
  readonly #byPath: ReadonlyMap<string, Route>
  readonly #fixed: Fixed
  /** A cache, because every link that changes a part of the search reads it. */
  readonly #searches = new WeakMap<Location, object>()

  constructor(routes: readonly Route[], fixed: Fixed) {
    this.#routes = routes
    this.#byPath = new Map(routes.map((route) => [route.path, route]))
    this.#fixed = fixed
  }

  read(url: Pick<URL, 'pathname' | 'search' | 'hash'>): Location {
    return readLocation(url, this.#fixed)
  }

  plan(location: Location): Plan {
    for (const route of this.#routes) {
      const raw = route.read(location.pathname)
      if (!raw) continue
      const { parseParams, loaderDeps } = route.options
      const params = parseParams ? parseParams(raw) : raw
      const search = completed(route, location.search)
      const deps = loaderDeps?.({ search })
      return { id: JSON.stringify([route.path, params, deps]), location, route, params, search, deps }
    }
    const { search, pathname } = location
    return { id: pathname, location, route: undefined, params: {}, search, deps: undefined }
  }

  #searchOf(location: Location): object {
    const search = this.#searches.get(location) ?? this.plan(location).search
    this.#searches.set(location, search)
    return search
  }

  /** The same address in the app's own spelling. */
  canonical(location: Location): Location {
    return locationOf({ ...location, search: { ...this.#searchOf(location) } }, this.#fixed)
  }

  build({ to, params, search, hash = '' }: LinkTarget, from: Location): Location {
    const pathname = to === '.' ? from.pathname : writePath(to, params)
    const wanted = typeof search === 'function' ? search(this.#searchOf(from) as never) : (search ?? {})
    return locationOf({ pathname, search: { ...completed(this.#byPath.get(to), wanted) }, hash }, this.#fixed)
  }
}
