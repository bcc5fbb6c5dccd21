import type { Location } from './location.ts'
import type { Route } from './route.ts'

/** The parsed address. */
export interface Plan {
  /** Identifies the loader's answer. A page with the same id does not have to wait. */
  id: string
  location: Location
  /** Undefined if there is no such page. */
  route: Route | undefined
  params: object
  search: object
  deps: unknown
}

/** The plan with its result. */
export interface Page extends Plan {
  outcome: 'found' | 'missing' | 'failed'
  data?: unknown
  error?: unknown
}

export const missingPage = (plan: Plan): Page => ({ ...plan, outcome: 'missing' })
