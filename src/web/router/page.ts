import type { Location } from './location.ts'
import type { Route } from './route.ts'

/** What an address asks for. */
export interface Plan {
  /** What its answer depends on: the same again need not be waited for. */
  id: string
  location: Location
  /** None: there is no such page. */
  route: Route | undefined
  params: object
  search: object
  deps: unknown
}

/** What came of it. */
export interface Page extends Plan {
  outcome: 'found' | 'missing' | 'failed'
  data?: unknown
  error?: unknown
}

export const missingPage = (plan: Plan): Page => ({ ...plan, outcome: 'missing' })
