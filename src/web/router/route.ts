import type { JSX } from 'react'
import type { FeatureName } from '#web/copy/feature-copy.ts'
import type { LazyComponent } from './lazy-component.ts'
import { pathReader, type RawParams, type ReadPath } from './path.ts'
import type { AppContextOf } from './register.ts'
import type { RawSearch } from './search-text.ts'

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

interface Requested<Params, Search> {
  context: AppContextOf
  params: Params
  search: Search
}

interface Options<Path extends string, Params, Search, Deps, Data> {
  path: Path
  parseParams?: (raw: RawParams<Path>) => Params
  validateSearch?: (raw: RawSearch) => Search
  /** The part of the search that the loader needs. The page waits for new data only if it changes. */
  loaderDeps?: (request: { search: Search }) => Deps
  /** Runs before the page is shown. It may throw `notFound()` or `redirect(…)`. */
  loader?: (request: { context: AppContextOf; params: Params; deps: Deps }) => Data | Promise<Data>
  head?: (request: Requested<Params, Search> & { loaderData: Data | undefined }) => Head
  component?: LazyComponent
  staticData?: StaticData
}

/** A declared route. Its types are kept separately, for links. */
export interface Route<Path extends string = string, Params = object, Search = object> {
  readonly path: Path
  /** Only for types, never set. */
  readonly types?: { params: Params; search: Search }
  readonly read: ReadPath
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
