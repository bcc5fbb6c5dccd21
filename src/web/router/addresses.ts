import { tidyPath, writePath } from './path.ts'
import type { Route } from './route.ts'
import { readSearch, writeSearch, type RawSearch } from './search-text.ts'
import type { LinkTarget } from './target.ts'

export interface Location {
  pathname: string
  /** The parameters as the address states them. A `Plan` has those that its route validated. */
  search: RawSearch
  /** Without `#`. */
  hash: string
  /** The full address in the browser, with the fixed parameters. */
  href: string
}

/** Search parameters that every address of a document has and that routes do not see. */
export type Fixed = Readonly<Record<string, string>>

/** The parsed address with its route. */
export interface Plan {
  /** Path, parameters and `loaderDeps`, because the loader's answer depends on nothing else. */
  id: string
  location: Location
  /** Undefined: there is no such page. */
  route: Route | undefined
  params: object
  search: RawSearch
  deps: unknown
}

/** Parameters that the route does not validate stay unchanged. */
const complete = (route: Route | undefined, search: object): RawSearch => ({
  ...search,
  ...route?.options.validateSearch?.(search as never),
})

/** Parses and writes addresses. */
export class Addresses {
  readonly #routes: readonly Route[]
  readonly #fixed: Fixed

  constructor(routes: readonly Route[], fixed: Fixed) {
    this.#routes = routes
    this.#fixed = fixed
  }

  locate({ pathname, search = {}, hash = '' }: Pick<Location, 'pathname'> & Partial<Location>): Location {
    const href = `${pathname}${writeSearch({ ...search, ...this.#fixed })}${hash && `#${hash}`}`
    return { pathname, search, hash, href }
  }

  read({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Location {
    const own = Object.entries(readSearch(search)).filter(([key]) => !Object.hasOwn(this.#fixed, key))
    return this.locate({ pathname: tidyPath(pathname), search: Object.fromEntries(own), hash: hash.slice(1) })
  }

  plan(location: Location): Plan {
    const route = this.#routes.find(({ read }) => read(location.pathname))
    const raw = route?.read(location.pathname) ?? {}
    const params = route?.options.parseParams?.(raw) ?? raw
    const search = complete(route, location.search)
    const deps = route?.options.loaderDeps?.({ search })
    return {
      id: JSON.stringify([route?.path ?? location.pathname, params, deps]),
      location,
      route,
      params,
      search,
      deps,
    }
  }

  /** `from` matters only for targets that depend on the current address. */
  build({ to, params, search, hash }: LinkTarget, from = this.locate({ pathname: '/' })): Location {
    const pathname = to === '.' ? from.pathname : writePath(to, params)
    const wanted = typeof search === 'function' ? search(this.plan(from).search) : (search ?? {})
    const route = this.#routes.find(({ path }) => path === to)
    return this.locate({ pathname, search: complete(route, wanted), ...(hash !== undefined && { hash }) })
  }
}
