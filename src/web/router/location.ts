import { tidyPath } from './path.ts'
import { readSearch, writeSearch, type RawSearch } from './search-text.ts'

/** Where one is, or goes. */
export interface Location {
  pathname: string
  /** As the address says it; what a route makes of it is the page's. */
  search: RawSearch
  /** Without its sign. */
  hash: string
  /** As the browser shows it: with what every address of the document has. */
  href: string
}

/** Search parameters that every address of a document has and no route knows. */
export type Fixed = Readonly<Record<string, string>>

interface Parts {
  pathname: string
  search?: RawSearch
  hash?: string
}

export function locationOf({ pathname, search = {}, hash = '' }: Parts, fixed: Fixed): Location {
  const href = `${pathname}${writeSearch({ ...search, ...fixed })}${hash && `#${hash}`}`
  return { pathname, search, hash, href }
}

export function readLocation(url: Pick<URL, 'pathname' | 'search' | 'hash'>, fixed: Fixed): Location {
  const search = Object.entries(readSearch(url.search)).filter(([key]) => !Object.hasOwn(fixed, key))
  return locationOf(
    { pathname: tidyPath(url.pathname), search: Object.fromEntries(search), hash: url.hash.slice(1) },
    fixed,
  )
}
