import { Cancelled, startAsking, type Asking, type Retry } from './asking.ts'
import { keepSame } from './keep-same.ts'
import type { KeyOf } from './query-key.ts'
import type { QueryKey, QueryMeta } from './register.ts'
import { isOnline, isVisible } from './surroundings.ts'

export interface QueryState<Data> {
  data: Data | undefined
  dataUpdatedAt: number
  error: Error | null
  status: 'pending' | 'error' | 'success'
  fetchStatus: 'idle' | 'fetching' | 'paused'
  /** What is known may be wrong, however new it is. */
  isInvalidated: boolean
  /** What is asked for comes after what is known. */
  isMore: boolean
}

export interface AskContext {
  readonly signal: AbortSignal
  /** What was known when it was asked. */
  known: unknown
}

export interface QueryOptions<Data> {
  queryKey: KeyOf<Data>
  queryFn: (context: AskContext) => Promise<Data>
  enabled?: boolean
  /** For how long an answer is not asked for again by who begins to show it. */
  staleTime?: number
  refetchInterval?: number | ((query: { state: QueryState<Data> }) => number | false)
  refetchOnWindowFocus?: (query: { state: QueryState<Data> }) => boolean
  retry?: Retry
  networkMode?: 'online' | 'always'
  /** While another key is asked, what the one before was answered is shown. */
  keepsPrevious?: boolean
  meta?: QueryMeta
}

/** Who shows a query. */
export interface Watcher<Data> {
  options: QueryOptions<Data>
  tell: () => void
}

export interface Fetching<Data> {
  /** What was asked before does not count any more. */
  cancels?: boolean
  /** What was asked before is shown, and asked for once more. */
  asksAgain?: boolean
  /** Asked instead of the query itself, for what comes after it. */
  more?: QueryOptions<Data>['queryFn']
}

const unknown = {
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  status: 'pending',
  fetchStatus: 'idle',
  isInvalidated: false,
  isMore: false,
} as const

const keptForMs = 300_000

const isEnabled = ({ options }: { options: { enabled?: boolean } }) => options.enabled !== false

/** What happens around it is told once, after what caused it. */
const toTell = new Set<() => void>()
function tellSoon(tell: () => void) {
  if (toTell.size === 0)
    queueMicrotask(() => {
      const all = [...toTell]
      toTell.clear()
      for (const one of all) one()
    })
  toTell.add(tell)
}

/** One answer of the server: what is known of it, and the asking for it. */
export class Query<Data = unknown> {
  readonly queryKey: QueryKey
  readonly queryHash: string
  state: QueryState<Data> = unknown
  options: Partial<QueryOptions<Data>> = {}
  readonly #watchers = new Set<Watcher<Data>>()
  readonly #forget: () => void
  readonly #answered: () => void
  #asking: Asking<Data> | undefined
  #promise: Promise<Data> | undefined
  /** Something has changed since it was asked. */
  #asksAgain = false
  /** To go back to when the asking is cancelled. */
  #before: QueryState<Data> = unknown
  #timer: ReturnType<typeof setTimeout> | undefined
  #end: ReturnType<typeof setTimeout> | undefined

  constructor(given: { queryKey: QueryKey; queryHash: string; forget: () => void; answered: () => void }) {
    this.queryKey = given.queryKey
    this.queryHash = given.queryHash
    this.#forget = given.forget
    this.#answered = given.answered
    this.#forgetLater()
  }

  get meta(): QueryMeta | undefined {
    return this.options.meta
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0
  }

  get isActive(): boolean {
    return [...this.#watchers].some(isEnabled)
  }

  isStale(staleMs = 0): boolean {
    const { data, dataUpdatedAt, isInvalidated } = this.state
    return data === undefined || isInvalidated || dataUpdatedAt + staleMs <= Date.now()
  }

  /** What it looks like once it is asked for. */
  asAsked(options: Partial<QueryOptions<Data>>): QueryState<Data> {
    const canAsk = options.networkMode === 'always' || isOnline()
    const asked = { ...this.state, fetchStatus: canAsk ? ('fetching' as const) : ('paused' as const) }
    return this.state.data === undefined ? { ...asked, error: null, status: 'pending' } : asked
  }

  fetch(options?: QueryOptions<Data>, { cancels, asksAgain, more }: Fetching<Data> = {}): Promise<Data> {
    if (this.#asking && this.#promise) {
      if (!cancels || this.state.data === undefined) {
        if ((cancels || asksAgain) && !more && this.state.fetchStatus === 'fetching') this.#asksAgain = true
        this.#asking.setRetrying(true)
        return this.#promise
      }
      void this.cancel()
    }
    // What the page came with was never asked for: who shows it says how.
    this.options = options ?? [...this.#watchers].find(isEnabled)?.options ?? this.options
    const { queryFn, retry, networkMode } = this.options
    const ask = more ?? queryFn
    if (!ask) return Promise.reject(new Error(`Nobody has said how to ask for ${this.queryHash}.`))
    this.#before = this.state
    this.#set({ ...this.asAsked(this.options), isMore: more !== undefined })
    const known = this.state.data
    const asking = startAsking<Data>({
      ask: async (context) => {
        const data = await ask(Object.defineProperty({ known }, 'signal', { get: () => context.signal }) as AskContext)
        if (data === undefined) throw new Error(`${this.queryHash} was answered with nothing.`)
        return data
      },
      retry,
      isAlways: networkMode === 'always',
      onPause: (isPaused) => this.#set({ fetchStatus: isPaused ? 'paused' : 'fetching' }),
    })
    this.#asking = asking
    this.#promise = this.#untilAnswered(asking)
    this.#promise.catch(() => undefined)
    return this.#promise
  }

  async #untilAnswered(asking: Asking<Data>): Promise<Data> {
    try {
      const data = await asking.promise
      this.#asking = undefined
      const isOld = this.#asksAgain
      this.#asksAgain = false
      this.#know(data, { fetchStatus: 'idle', isMore: false, isInvalidated: isOld })
      this.#answered()
      if (isOld && this.isActive) void this.fetch()
      return data
    } catch (error) {
      if (error instanceof Cancelled) return this.#afterCancelling(error)
      this.#asking = undefined
      this.#asksAgain = false
      this.#set({ error: error as Error, status: 'error', fetchStatus: 'idle', isInvalidated: true, isMore: false })
      throw error
    } finally {
      this.#forgetLater()
    }
  }

  /** Who waits for what was cancelled gets what is asked instead of it, or what is known. */
  #afterCancelling(error: Cancelled): Data | Promise<Data> {
    if (this.#asking && this.#promise) return this.#promise
    if (this.state.data === undefined) throw error
    return this.state.data
  }

  /** Nothing more is heard of what was asked. */
  async cancel({ revert = false }: { revert?: boolean } = {}): Promise<void> {
    const [asking, promise] = [this.#asking, this.#promise]
    if (!asking) return
    this.#asking = undefined
    this.#set({ ...(revert && this.#before), fetchStatus: 'idle', isMore: false })
    if (this.#asksAgain) this.invalidate()
    this.#asksAgain = false
    asking.cancel()
    await promise?.catch(() => undefined)
  }

  setData(data: Data, updatedAt?: number): void {
    this.#know(data, updatedAt === undefined ? {} : { dataUpdatedAt: updatedAt })
    this.#before = this.state
  }

  invalidate(): void {
    if (!this.state.isInvalidated) this.#set({ isInvalidated: true })
  }

  reset(): void {
    void this.cancel()
    this.#set(unknown)
  }

  destroy(): void {
    void this.cancel()
    clearTimeout(this.#timer)
    clearTimeout(this.#end)
  }

  join(watcher: Watcher<Data>): void {
    this.#watchers.add(watcher)
    clearTimeout(this.#end)
    this.plan()
  }

  leave(watcher: Watcher<Data>): void {
    this.#watchers.delete(watcher)
    this.plan()
    if (this.isWatched) return
    const isOnlyPlanned = this.state.fetchStatus === 'paused' && this.state.status === 'pending'
    if (this.#asking?.isAbortable() || isOnlyPlanned) void this.cancel({ revert: true })
    else this.#asking?.setRetrying(false)
    this.#forgetLater()
  }

  /** Somebody is back, or the line: what has waited for it goes on, and what is old is asked for again. */
  comeBack(wants: (watcher: Watcher<Data>) => boolean): void {
    const watcher = [...this.#watchers].find((one) => isEnabled(one) && wants(one))
    if (watcher) void this.fetch(watcher.options)
    this.#asking?.wake()
  }

  /** When it is asked for by itself: as often as the most eager of who shows it wants. */
  plan(): void {
    clearTimeout(this.#timer)
    const intervals = [...this.#watchers].filter(isEnabled).map(({ options }) => {
      const { refetchInterval } = options
      return (typeof refetchInterval === 'function' ? refetchInterval(this) : refetchInterval) || Infinity
    })
    const everyMs = Math.min(...intervals)
    if (everyMs === Infinity) return
    this.#timer = setTimeout(() => {
      const watcher = [...this.#watchers].find(isEnabled)
      if (watcher && isVisible()) void this.fetch(watcher.options)
      this.plan()
    }, everyMs)
  }

  #know(data: Data, rest: Partial<QueryState<Data>>): void {
    this.#set({
      data: keepSame(this.state.data, data),
      dataUpdatedAt: Date.now(),
      error: null,
      status: 'success',
      isInvalidated: false,
      ...rest,
    })
  }

  #set(change: Partial<QueryState<Data>>): void {
    this.state = { ...this.state, ...change }
    for (const { tell } of this.#watchers) tellSoon(tell)
    this.plan()
  }

  #forgetLater(): void {
    clearTimeout(this.#end)
    if (import.meta.env.SSR || this.isWatched) return
    this.#end = setTimeout(() => {
      if (!this.isWatched && this.state.fetchStatus === 'idle') this.#forget()
    }, keptForMs)
  }
}
