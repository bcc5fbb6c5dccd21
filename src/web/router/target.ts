import type { Register, Route } from './route.ts'

type AppRoute = Register extends { routes: readonly (infer One extends Route)[] } ? One : Route

/** Every path of the app with the types of its parameters. */
type Table = { [One in AppRoute as One['path']]: NonNullable<One['types']> }

export type Path = keyof Table
export type ParamsAt<To extends Path> = Table[To]['params']
export type SearchAt<To extends Path> = Table[To]['search']

export interface Manner {
  hash?: string | undefined
  /** Replaces the current history entry. */
  replace?: boolean | undefined
  /** False keeps the scroll position. */
  resetScroll?: boolean | undefined
}

/** The new search, or a function of the current search. */
export type SearchChange<To extends Path> = SearchAt<To> | ((latest: SearchAt<To>) => SearchAt<To>)

type WithParams<Params> = Partial<Params> extends Params ? { params?: Params | undefined } : { params: Params }
type TargetAt<To extends Path> = Manner & WithParams<ParamsAt<To>> & { to: To; search?: SearchChange<To> | undefined }

/** A place in the app. `.` is the current path without its search. */
export type LinkTarget =
  | { [To in Path]: TargetAt<To> }[Path]
  | (Manner & { to: '.'; params?: undefined; search?: undefined })

/** A loader throws it if the page does not exist. */
export class NotFound extends Error {}

/** A loader throws it if the page is elsewhere. */
export class Redirect extends Error {
  readonly target: LinkTarget
  readonly status: 301 | 307

  constructor(target: LinkTarget, status: 301 | 307 = 307) {
    super('redirect')
    this.target = target
    this.status = status
  }
}
