import type { Query, QueryOptions, Watcher } from './query.ts'
import type { QueryClient } from './query-client.ts'

/** What a part is told of its query. */
export interface QueryFacts<Data> {
  data: Data | undefined
  dataUpdatedAt: number
  error: Error | null
  isError: boolean
  /** Nothing is known yet. */
  isPending: boolean
  isFetching: boolean
  isFetchingMore: boolean
}

export interface QueryResult<Data = unknown> extends QueryFacts<Data> {
  refetch: () => Promise<void>
}

/** One part of a page that shows a query. It is drawn again only when something changes that it has looked at. */
export class Watch<Data> implements Watcher<Data> {
  options: QueryOptions<Data>
  readonly #client: QueryClient
  readonly #used = new Set<keyof QueryFacts<Data>>()
  #query: Query<Data>
  /** The last one that knew something. */
  #known: Query<Data> | undefined
  #counted: QueryFacts<Data> | undefined
  #count = 0
  #isOpen = false
  #onChange: () => void = () => undefined

  constructor(client: QueryClient, options: QueryOptions<Data>) {
    this.#client = client
    this.options = options
    this.#query = client.queryAt(options.queryKey)
  }

  readonly tell = (): void => this.#onChange()

  /** Another number whenever what is shown is not true any more. */
  readonly version = (): number => {
    const now = this.#facts(this.#query, this.options)
    const before = this.#counted
    const names = this.#used.size > 0 ? this.#used : (Object.keys(now) as (keyof QueryFacts<Data>)[])
    if (!before || [...names].some((name) => now[name] !== before[name])) {
      this.#counted = now
      this.#count++
    }
    return this.#count
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#onChange = onChange
    this.#isOpen = true
    this.#query.join(this)
    if (this.#asksFirst(this.#query, this.options)) void this.#query.fetch(this.options)
    return () => {
      this.#isOpen = false
      this.#query.leave(this)
    }
  }

  /** As it is drawn, perhaps for another key than before. */
  facts(options: QueryOptions<Data>): QueryFacts<Data> {
    return this.#facts(this.#client.queryAt(options.queryKey), options)
  }

  /** The facts, as somebody looks at them. */
  result(options: QueryOptions<Data>, facts: QueryFacts<Data>): QueryResult<Data> {
    const used = this.#used
    const seen = <Name extends keyof QueryFacts<Data>>(name: Name) => {
      used.add(name)
      return facts[name]
    }
    return {
      refetch: async () => {
        await this.#client
          .queryAt(options.queryKey)
          .fetch(options, { cancels: true })
          .catch(() => undefined)
      },
      get data() {
        return seen('data')
      },
      get dataUpdatedAt() {
        return seen('dataUpdatedAt')
      },
      get error() {
        return seen('error')
      },
      get isError() {
        return seen('isError')
      },
      get isPending() {
        return seen('isPending')
      },
      get isFetching() {
        return seen('isFetching')
      },
      get isFetchingMore() {
        return seen('isFetchingMore')
      },
    }
  }

  /** After it was drawn: from now on it stands for that. */
  follow(options: QueryOptions<Data>, drawn: QueryFacts<Data>): void {
    const [before, wasOn] = [this.#query, this.options.enabled !== false]
    const query = this.#client.queryAt(options.queryKey)
    this.options = options
    this.#counted = drawn
    if (query === before && wasOn === (options.enabled !== false)) return
    this.#query = query
    if (!this.#isOpen) return
    if (query !== before) {
      query.join(this)
      before.leave(this)
    }
    query.plan()
    if (this.#asksFirst(query, options)) void query.fetch(options)
    // It may have changed while it was being drawn.
    this.#onChange()
  }

  #asksFirst(query: Query<Data>, { enabled = true, staleTime }: QueryOptions<Data>): boolean {
    return enabled && query.isStale(staleTime)
  }

  #facts(query: Query<Data>, options: QueryOptions<Data>): QueryFacts<Data> {
    // What is about to be asked for is drawn as if it were.
    const isFollowed = this.#isOpen && query === this.#query && this.options.enabled === options.enabled
    const state = !isFollowed && this.#asksFirst(query, options) ? query.asAsked(options) : query.state
    const { data, dataUpdatedAt, error, status, fetchStatus, isMore } = state
    if (data !== undefined && query === this.#query) this.#known = query
    const previous = status === 'pending' && options.keepsPrevious ? this.#known?.state.data : undefined
    const isFetching = fetchStatus === 'fetching'
    return {
      data: data === undefined ? previous : data,
      dataUpdatedAt,
      error,
      isError: status === 'error',
      isPending: status === 'pending' && previous === undefined,
      isFetching,
      isFetchingMore: isFetching && isMore,
    }
  }
}
