import type { Register } from './register.ts'
import type { Route } from './route.ts'

type AppRoute = Register extends { routes: readonly (infer One extends Route)[] } ? One : Route

/** Every path of the app with what its address says. */
type Table = { [One in AppRoute as One['path']]: NonNullable<One['types']> }

export type Path = keyof Table
export type ParamsAt<To extends Path> = Table[To]['params']
export type SearchAt<To extends Path> = Table[To]['search']

/** How one goes there. */
export interface Manner {
  hash?: string | undefined
  /** In the place of this page in the history. */
  replace?: boolean | undefined
  /** False: what is seen stays where it is. */
  resetScroll?: boolean | undefined
}

/** As it is to be, or made of what the address says when one goes. */
export type SearchChange<To extends Path> = SearchAt<To> | ((latest: SearchAt<To>) => SearchAt<To>)

type WithParams<Params> = Partial<Params> extends Params ? { params?: Params | undefined } : { params: Params }
type TargetAt<To extends Path> = Manner & WithParams<ParamsAt<To>> & { to: To; search?: SearchChange<To> | undefined }

/** Somewhere in the app; `.` is where one is. */
export type LinkTarget =
  | { [To in Path]: TargetAt<To> }[Path]
  | (Manner & { to: '.'; params?: undefined; search?: undefined })
