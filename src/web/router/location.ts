import { tidyPath } from './path.ts'
import { readSearch, writeSearch, type RawSearch } from './search-text.ts'

export interface Location {
  pathname: string
  /** The raw parameters. The page has the validated ones. */
  search: RawSearch
  /** Without the leading #. */
  hash: string
  /** The full address in the browser, including the fixed parameters. */
  href: string
}

/** Search parameters of every address in this document. Routes do not know them. */
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
