import { createContext, use, useSyncExternalStore } from 'react'
import type { Location } from './addresses.ts'
import type { Page, Router, Shown } from './router.ts'
import type { RawSearch } from './search-text.ts'
import type { Store } from './store.ts'
import type { LinkTarget, Manner, ParamsAt, Path, SearchAt, SearchChange } from './target.ts'

export const RouterContext = createContext<Router>(undefined as never)
/** Inside a page it holds the page's own state, which stays while the next page loads. Outside it holds the latest. */
export const ShownContext = createContext<Store<Shown>>(undefined as never)

export const useRouter = (): Router => use(RouterContext)

function useShown(): Shown {
  const store = use(ShownContext)
  return useSyncExternalStore(
    store.subscribe,
    () => store.latest,
    () => store.first,
  )
}

export const useLocation = (): Location => useShown().location
export const usePage = (): Page => useShown().page
export const useNavigate = (): ((target: LinkTarget) => Promise<void>) => useRouter().navigate

type KeyOf<Union> = Union extends unknown ? keyof Union : never
type Loose<Union> = { [Key in KeyOf<Union>]?: Union extends Record<Key, infer Value> ? Value : never }

/** For components that several pages use. */
export const useParams = (): Loose<ParamsAt<Path>> => usePage().params
export const useSearch = (): RawSearch => usePage().search

/** For components of one page, with typed parameters. */
export const routeAt = <At extends Path>(path: At) => ({
  useParams: (): ParamsAt<At> => usePage().params,
  useSearch: (): SearchAt<At> => usePage().search,
  /** Goes to the same page with another search. */
  useNavigate: () => {
    const { navigate } = useRouter()
    const { params } = usePage()
    return (change: Manner & { search: SearchChange<At> }) =>
      navigate({ to: path, params, ...change } as unknown as LinkTarget)
  },
})
