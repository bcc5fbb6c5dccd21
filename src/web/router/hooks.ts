import { createContext, use, useSyncExternalStore } from 'react'
import type { Cell } from './cell.ts'
import type { Location } from './location.ts'
import type { Page } from './page.ts'
import type { Router, Shown } from './router.ts'
import type { RawSearch } from './search-text.ts'
import type { LinkTarget, Manner, ParamsAt, Path, SearchAt, SearchChange } from './target.ts'

export const RouterContext = createContext<Router | undefined>(undefined)
/** Inside a page it holds that page's own state, which stays while the next page loads. Outside it holds the newest. */
export const ShownContext = createContext<Cell<Shown> | undefined>(undefined)

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('This component is not inside a router.')
  return value
}

export const useRouter = (): Router => given(use(RouterContext))

function useShown<Part>(part: (shown: Shown) => Part): Part {
  const cell = given(use(ShownContext))
  return useSyncExternalStore(
    cell.subscribe,
    () => part(cell.latest),
    () => part(cell.first),
  )
}

const locationOf = ({ location }: Shown) => location
const pageOf = ({ page }: Shown) => page
export const useLocation = (): Location => useShown(locationOf)
export const usePage = (): Page => useShown(pageOf)

type KeyOf<Union> = Union extends unknown ? keyof Union : never
type Loose<Union> = { [Key in KeyOf<Union>]?: Union extends Record<Key, infer Value> ? Value : never }

/** Of whichever page is shown. */
export const useParams = (): Loose<ParamsAt<Path>> => usePage().params
export const useSearch = (): RawSearch => usePage().search as RawSearch

export const useNavigate = (): ((target: LinkTarget) => Promise<void>) => useRouter().navigate

type Change<At extends Path> = Manner & { search: SearchChange<At> }

/** For components of one page, with typed parameters. */
export const routeAt = <At extends Path>(path: At) => ({
  useParams: (): ParamsAt<At> => usePage().params,
  useSearch: (): SearchAt<At> => usePage().search,
  /** Goes to the same page with another search. */
  useNavigate: (): ((change: Change<At>) => Promise<void>) => {
    const router = useRouter()
    const { params } = usePage()
    return (change) => router.navigate({ to: path, params, ...change } as unknown as LinkTarget)
  },
})
