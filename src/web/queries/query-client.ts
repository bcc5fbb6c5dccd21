import { Query, type QueryOptions, type QueryState, type Watcher } from './query.ts'
import { beginsWith, hashKey, type KeyOf, type KeyStart } from './query-key.ts'
import { watchSurroundings } from './surroundings.ts'

export interface QueryFilters {
  queryKey?: KeyStart
  exact?: boolean
  /** Shown by somebody, or by nobody. */
  type?: 'active' | 'inactive'
  fetchStatus?: QueryState<unknown>['fetchStatus']
  predicate?: (query: Query) => boolean
}

type Defaults = Pick<QueryOptions<unknown>, 'staleTime' | 'retry'>
type Change<Data> = Data | undefined | ((known: Data | undefined) => Data | undefined)

const changed = <Data>(known: Data | undefined, change: Change<Data>): Data | undefined =>
  typeof change === 'function' ? (change as (before: Data | undefined) => Data | undefined)(known) : change

/** What the pages know of the server's answers. */
export class QueryClient {
  readonly #defaults: Defaults
  readonly #queries = new Map<string, Query>()
  readonly #listeners = new Set<() => void>()

  constructor(defaults: Defaults = {}) {
    this.#defaults = defaults
  }

  withDefaults<Data>(options: QueryOptions<Data>): QueryOptions<Data> {
    return { ...this.#defaults, ...options }
  }

  queryAt<Data>(queryKey: KeyOf<Data>): Query<Data> {
    const queryHash = hashKey(queryKey)
    const known = this.#queries.get(queryHash)
    if (known) return known as unknown as Query<Data>
    const query = new Query<Data>({
      queryKey,
      queryHash,
      forget: () => this.#forget(queryHash),
      answered: () => {
        for (const listener of this.#listeners) listener()
      },
    })
    this.#queries.set(queryHash, query as unknown as Query)
    return query
  }

  /** Whenever the server has answered something. */
  onAnswer(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  findAll({ queryKey, exact = false, type, fetchStatus, predicate }: QueryFilters = {}): Query[] {
    const hash = queryKey && exact ? hashKey(queryKey) : undefined
    return [...this.#queries.values()].filter(
      (query) =>
        (!queryKey || (hash === undefined ? beginsWith(query.queryKey, queryKey) : query.queryHash === hash)) &&
        (!type || query.isActive === (type === 'active')) &&
        (!fetchStatus || query.state.fetchStatus === fetchStatus) &&
        (!predicate || predicate(query)),
    )
  }

  /** What is known, when it is new enough; the server's answer otherwise. */
  async fetchQuery<Data>(given: QueryOptions<Data>): Promise<Data> {
    const options = this.withDefaults(given)
    const query = this.queryAt(options.queryKey)
    const { data } = query.state
    return data === undefined || query.isStale(options.staleTime) ? query.fetch(options) : data
  }

  /** The same for who looks at what came of it later. */
  async prefetchQuery<Data>(options: QueryOptions<Data>): Promise<void> {
    await this.fetchQuery(options).catch(() => undefined)
  }

  getQueryState<Data>(queryKey: KeyOf<Data>): QueryState<Data> | undefined {
    return (this.#queries.get(hashKey(queryKey)) as unknown as Query<Data> | undefined)?.state
  }

  getQueryData<Data>(queryKey: KeyOf<Data>): Data | undefined {
    return this.getQueryState(queryKey)?.data
  }

  setQueryData<Data>(
    queryKey: KeyOf<Data>,
    change: Change<NoInfer<Data>>,
    { updatedAt }: { updatedAt?: number } = {},
  ): void {
    const data = changed(this.getQueryData(queryKey), change)
    if (data !== undefined) this.queryAt(queryKey).setData(data, updatedAt)
  }

  setQueriesData<Data>(filters: QueryFilters, change: (known: Data | undefined) => Data | undefined): void {
    for (const { queryKey } of this.findAll(filters)) this.setQueryData<Data>(queryKey, change)
  }

  /** What is shown is asked for again; the rest when it is shown next. */
  async invalidateQueries(filters: QueryFilters = {}): Promise<void> {
    for (const query of this.findAll(filters)) query.invalidate()
    await this.refetchQueries(filters)
  }

  /** The same for what others have changed. What is on its way is shown first: who hears much would never see an answer. */
  refreshQueries(filters: QueryFilters = {}): void {
    for (const query of this.findAll(filters)) {
      query.invalidate()
      if (query.isActive) void query.fetch(undefined, { asksAgain: true })
    }
  }

  async refetchQueries(filters: QueryFilters = {}): Promise<void> {
    const asked = this.findAll({ ...filters, type: 'active' }).map(async (query) => {
      const answered = query.fetch(undefined, { cancels: true })
      // Without a line nobody waits for it.
      if (query.state.fetchStatus !== 'paused') await answered.catch(() => undefined)
    })
    await Promise.all(asked)
  }

  async cancelQueries(filters: QueryFilters = {}, { revert = true } = {}): Promise<void> {
    await Promise.all(this.findAll(filters).map((query) => query.cancel({ revert })))
  }

  async resetQueries(filters: QueryFilters = {}): Promise<void> {
    const found = this.findAll(filters)
    for (const query of found) query.reset()
    await this.refetchQueries({ predicate: (query) => found.includes(query) })
  }

  removeQueries(filters: QueryFilters = {}): void {
    for (const { queryHash } of this.findAll(filters)) this.#forget(queryHash)
  }

  /** What is old is asked for again whenever somebody looks again, or the line is back. */
  stayCurrent(): () => void {
    const comeBack = (wants: (query: Query, watcher: Watcher<unknown>) => boolean) => {
      for (const query of this.#queries.values())
        query.comeBack((watcher) => query.isStale(watcher.options.staleTime) && wants(query, watcher))
    }
    return watchSurroundings({
      seen: () => comeBack((query, { options }) => options.refetchOnWindowFocus?.(query) ?? true),
      online: () => comeBack((_, { options }) => options.networkMode !== 'always'),
    })
  }

  #forget(queryHash: string): void {
    this.#queries.get(queryHash)?.destroy()
    this.#queries.delete(queryHash)
  }
}
