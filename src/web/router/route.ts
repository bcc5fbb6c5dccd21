import type { FunctionComponent, JSX } from 'react'
import type { FeatureName } from '#web/copy/feature-copy.ts'
import { pathReader, type RawParams } from './path.ts'
import type { RawSearch } from './search-text.ts'

/** The app fills in its `routes` and the `context` of their loaders, so that an unknown path does not compile. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Register {}
export type AppContextOf = Register extends { context: infer Context } ? Context : never

export interface Head {
  title?: string
  meta?: readonly JSX.IntrinsicElements['meta'][]
  links?: readonly JSX.IntrinsicElements['link'][]
}

/** The files of a page beyond those of every page. The server tells the browser to fetch them early. */
export interface StaticData {
  module?: string
  copy?: readonly FeatureName[]
  /** Additional files for known people. */
  known?: { module?: string; copy?: readonly FeatureName[] }
}

interface Options<Path extends string, Params, Search, Deps, Data> {
  path: Path
  parseParams?: (raw: RawParams<Path>) => Params
  validateSearch?: (raw: RawSearch) => Search
  /** The part of the search that the loader needs. After a change of other parts the page waits for no data. */
  loaderDeps?: (request: { search: Search }) => Deps
  /** Loads the page's data. It may throw `NotFound` or `Redirect`. */
  loader?: (request: { context: AppContextOf; params: Params; deps: Deps }) => Data | Promise<Data>
  head?: (request: { context: AppContextOf; params: Params; search: Search; loaderData: Data | undefined }) => Head
  /** The page. Its code loads together with the loader's data. */
  component?: FunctionComponent & { preload: () => Promise<void> }
  staticData?: StaticData
}

/** A declared route. Its types are kept separately, for links. */
export interface Route<Path extends string = string, Params = object, Search = object> {
  readonly path: Path
  /** Only for types, never set. */
  readonly types?: { params: Params; search: Search }
  readonly read: ReturnType<typeof pathReader>
  readonly options: Options<string, object, object, unknown, unknown>
}

export function createRoute<
  const Path extends string,
  Params = RawParams<Path>,
  Search = RawSearch,
  Deps = undefined,
  Data = unknown,
>(options: Options<Path, Params, Search, Deps, Data>): Route<Path, Params, Search> {
  return { path: options.path, read: pathReader(options.path), options: options as never }
}
