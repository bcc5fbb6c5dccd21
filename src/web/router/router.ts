import { startTransition, type ComponentType } from 'react'
import { Addresses, type Fixed, type Location, type Plan } from './addresses.ts'
import { followHistory, scrollPage, writeHistory, type Scroll } from './history.ts'
import { painted } from './painted.ts'
import type { AppContextOf, Head, Route } from './route.ts'
import { Store } from './store.ts'
import { NotFound, Redirect, type LinkTarget } from './target.ts'

/** A plan with its result. */
export interface Page extends Plan {
  outcome: 'found' | 'missing' | 'failed'
  data?: unknown
  error?: unknown
}

export interface FailureProps {
  error: unknown
  reset: () => void
}

export interface RouterOptions {
  routes: readonly Route[]
  context: AppContextOf
  /** Loads the data of the frame around every page. Only the first page waits for it. */
  loadRoot: (context: AppContextOf) => Promise<unknown>
  missing: ComponentType
  failure: ComponentType<FailureProps>
  fixed: Fixed
  nonce?: string | undefined
}

/** The location changes immediately. The page stays the old one until the new one is rendered. */
export interface Shown {
  location: Location
  page: Page
}

export class Router {
  readonly options: RouterOptions
  readonly addresses: Addresses
  /** The rendered state. */
  shown: Store<Shown>
  /** The current state, which may not be rendered yet. */
  #now: Shown
  /** Loader answers by page id, so that a page that was seen before does not wait. */
  readonly #answers = new Map<string, unknown>()
  #draw: ((page: Page) => void) | undefined
  #undrawn: (() => void)[] = []
  #latest = 0

  constructor(options: RouterOptions) {
    this.options = options
    this.addresses = new Addresses(options.routes, options.fixed)
    const location = this.addresses.locate({ pathname: '' })
    this.#now = { location, page: { ...this.addresses.plan(location), outcome: 'missing' } }
    this.shown = new Store(this.#now)
  }

  /** Loads the page of a plan, or returns its redirect. */
  async load(plan: Plan): Promise<Page | Redirect> {
    const { route, params, deps } = plan
    if (!route) return { ...plan, outcome: 'missing' }
    const { loader, component } = route.options
    try {
      const loading = loader?.({ context: this.options.context, params, deps })
      const [data] = await Promise.all([loading, component?.preload()])
      return { ...plan, outcome: 'found', data }
    } catch (error) {
      if (error instanceof Redirect) return error
      return error instanceof NotFound ? { ...plan, outcome: 'missing' } : { ...plan, outcome: 'failed', error }
    }
  }

  /** A missing or failed page sets its own title. */
  headOf({ route, outcome, data, params, search }: Page): Head {
    const head = outcome === 'found' ? route?.options.head : undefined
    return head?.({ context: this.options.context, params, search, loaderData: data }) ?? {}
  }

  /** Shows the first page with its loaded data. */
  open(page: Page): void {
    this.#now = { location: page.location, page }
    this.shown = new Store(this.#now)
    this.#keep(page)
  }

  #keep({ id, outcome, data }: Page): void {
    if (outcome === 'found') this.#answers.set(id, data)
    else this.#answers.delete(id)
  }

  readonly navigate = (target: LinkTarget): Promise<void> => {
    const location = this.addresses.build(target, this.#now.location)
    const isSame = location.href === this.#now.location.href
    if (this.#draw) writeHistory(location.href, Boolean(target.replace) || isSame)
    return this.#go(location, (target.resetScroll ?? true) ? 'top' : 'stay')
  }

  /** Drops all cached answers and loads the current page again, after the person changed or after a failure. */
  invalidate(): Promise<void> {
    this.#answers.clear()
    return this.#go(this.#now.location, 'stay')
  }

  /** Loads code and queries of the page to which a link leads, before the person follows it. */
  preload(target: LinkTarget): void {
    const plan = this.addresses.plan(this.addresses.build(target, this.#now.location))
    if (plan.id !== this.#now.page.id) void this.load(plan)
  }

  async #go(location: Location, scroll: Scroll): Promise<void> {
    const move = ++this.#latest
    const plan = this.addresses.plan(location)
    const pathChanged = this.#now.page.location.pathname !== location.pathname
    const known = this.#answers.has(plan.id)
    const knownPage: Page = { ...plan, outcome: 'found', data: this.#answers.get(plan.id) }
    // A field that shows a search parameter must update in the same turn as the choice.
    const isUrgent = known && !pathChanged
    this.#now = { ...this.#now, location }
    if (!isUrgent) this.shown.set({ ...this.shown.latest, location })
    // The tap must be visible in the next frame, even if rendering the loaded page takes longer.
    const page = isUrgent ? knownPage : (await Promise.all([known ? knownPage : this.load(plan), painted()]))[0]
    if (!(await this.#show(page, move, isUrgent))) return
    if (this.#draw) scrollPage(location.hash, scroll)
    void this.options.loadRoot(this.options.context).catch(() => undefined)
    if (known) void this.#refresh(plan, move)
  }

  /** Loads the data of a page again after it was shown from the cache. A failure changes nothing. */
  async #refresh(plan: Plan, move: number): Promise<void> {
    const page = await this.load(plan)
    const isNew =
      page instanceof Redirect ||
      page.outcome === 'missing' ||
      (page.outcome === 'found' && JSON.stringify(page.data) !== JSON.stringify(this.#answers.get(plan.id)))
    if (isNew) await this.#show(page, move)
  }

  /** Resolves with true once the page is rendered. False after a redirect or if the visitor has gone elsewhere. */
  async #show(page: Page | Redirect, move: number, isUrgent = false): Promise<boolean> {
    if (move !== this.#latest) return false
    if (page instanceof Redirect) {
      await this.navigate({ ...page.target, replace: true })
      return false
    }
    this.#keep(page)
    this.#now = { location: page.location, page }
    const draw = this.#draw
    if (draw)
      await new Promise<void>((resolve) => {
        this.#undrawn.push(resolve)
        if (isUrgent) draw(page)
        else startTransition(() => draw(page))
      })
    return move === this.#latest
  }

  /** The outlet calls it after rendering a page. */
  drawn(page: Page): void {
    if (page !== this.shown.latest.page) this.shown.set({ location: this.#now.location, page })
    if (page === this.#now.page) for (const done of this.#undrawn.splice(0)) done()
  }

  /** From now on `draw` renders pages, and the router follows the browser's history. */
  attach(draw: (page: Page) => void): () => void {
    this.#draw = draw
    draw(this.#now.page)
    const stop = followHistory((scroll) => void this.#go(this.addresses.read(location), scroll))
    return () => {
      stop()
      this.#draw = undefined
    }
  }
}

/** On the server: opens the page of an address, or returns its redirect. */
export async function openPage(router: Router, url: URL): Promise<{ status: number; href: string } | undefined> {
  const { addresses, options } = router
  const location = addresses.read(url)
  const plan = addresses.plan(location)
  const { href } = addresses.locate({ ...location, search: plan.search })
  if (href !== location.href || url.pathname !== location.pathname) return { status: 307, href }
  const [page] = await Promise.all([router.load(plan), options.loadRoot(options.context)])
  if (page instanceof Redirect) return { status: page.status, href: addresses.build(page.target, location).href }
  router.open(page)
  return undefined
}
