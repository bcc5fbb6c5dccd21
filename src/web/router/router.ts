import { startTransition, type ComponentType, type ReactNode } from 'react'
import { Addresses } from './addresses.ts'
import { Cell } from './cell.ts'
import { BrowserHistory } from './history.ts'
import type { Fixed, Location } from './location.ts'
import { NotFound, Redirect } from './outcome.ts'
import { painted } from './painted.ts'
import { missingPage, type Page, type Plan } from './page.ts'
import type { AppContextOf } from './register.ts'
import type { Head, Route } from './route.ts'
import type { LinkTarget } from './target.ts'

export interface FailureProps {
  error: unknown
  reset: () => void
}

export interface RouterOptions {
  routes: readonly Route[]
  context: AppContextOf
  /** Loads data for the frame around every page: together with the first page, and later in the background. */
  loadRoot: (context: AppContextOf) => Promise<unknown>
  /** The whole document, with an `Outlet` for the page. */
  document: ReactNode
  missing: ComponentType
  failure: ComponentType<FailureProps>
  fixed: Fixed
  nonce?: string | undefined
}

/** The location changes at once. The page stays the old one until the new one is ready. */
export interface Shown {
  location: Location
  page: Page
}

export interface Move {
  to: Location
  pathChanged: boolean
}

type Moment = 'leave' | 'arrive'
interface Manner {
  isStep: boolean
  resetScroll: boolean
}

const nowhere: Location = { pathname: '', search: {}, hash: '', href: '' }

export class Router {
  readonly options: RouterOptions
  readonly addresses: Addresses
  /** Loader answers by page id, so that going back does not wait. */
  readonly #answers = new Map<string, unknown>()
  readonly #listeners = { leave: new Set<(move: Move) => void>(), arrive: new Set<(move: Move) => void>() }
  #history: BrowserHistory | undefined
  #draw: ((page: Page) => void) | undefined
  #undrawn: (() => void)[] = []
  #move = 0
  /** The current state, which may not be rendered yet. */
  #now: Shown
  /** The rendered state. */
  shown: Cell<Shown>

  constructor(options: RouterOptions) {
    this.options = options
    this.addresses = new Addresses(options.routes, options.fixed)
    this.#now = { location: nowhere, page: missingPage(this.addresses.plan(nowhere)) }
    this.shown = new Cell(this.#now)
  }

  /** Throws redirects. */
  async load(plan: Plan): Promise<Page> {
    if (!plan.route) return missingPage(plan)
    try {
      return { ...plan, outcome: 'found', data: await this.#ask(plan) }
    } catch (error) {
      if (error instanceof Redirect) throw error
      return error instanceof NotFound ? missingPage(plan) : { ...plan, outcome: 'failed', error }
    }
  }

  /** A missing or failed page sets its own title. */
  headOf({ route, outcome, data, params, search }: Page): Head {
    const head = outcome === 'found' ? route?.options.head : undefined
    return head?.({ context: this.options.context, params, search, loaderData: data }) ?? {}
  }

  async #ask({ route, params, deps }: Plan): Promise<unknown> {
    const { loader, component } = route?.options ?? {}
    const { context } = this.options
    const [data] = await Promise.all([loader?.({ context, params, deps }), component?.preload()])
    return data
  }

  /** Shows the first page with its loaded data. */
  open(page: Page): void {
    this.#now = { location: page.location, page }
    this.shown = new Cell(this.#now)
    if (page.outcome === 'found') this.#answers.set(page.id, page.data)
  }

  readonly navigate = (target: LinkTarget): Promise<void> => {
    const location = this.addresses.build(target, this.#now.location)
    const isSame = location.href === this.#now.location.href
    this.#history?.write(location.href, Boolean(target.replace) || isSame)
    return this.#go(location, { isStep: false, resetScroll: target.resetScroll ?? true })
  }

  back(): void {
    history.back()
  }

  /** Loads everything again, after the person changed or after a failure. */
  invalidate(): Promise<void> {
    this.#answers.clear()
    return this.#go(this.#now.location, { isStep: false, resetScroll: false })
  }

  /** Loads a page before the person opens it. */
  preload(target: LinkTarget): void {
    const plan = this.addresses.plan(this.addresses.build(target, this.#now.location))
    if (plan.id !== this.#now.page.id) this.#ask(plan).catch(() => undefined)
  }

  async #go(location: Location, manner: Manner): Promise<void> {
    const move = ++this.#move
    const pathChanged = this.#now.page.location.pathname !== location.pathname
    this.#emit('leave', { to: location, pathChanged })
    const plan = this.addresses.plan(location)
    const known = this.#known(plan)
    // A field that shows a search parameter must update in the same turn as the choice.
    const isUrgent = known !== undefined && !pathChanged
    this.#now = { ...this.#now, location }
    if (!isUrgent) this.shown.set({ ...this.shown.latest, location })
    try {
      const page = known && isUrgent ? known : await this.#afterTap(known ?? this.load(plan))
      if (move !== this.#move) return
      this.#keep(page)
      await this.#show(page, isUrgent)
    } catch (error) {
      if (!(error instanceof Redirect)) throw error
      if (move === this.#move) await this.navigate({ ...error.target, replace: true })
      return
    }
    if (move !== this.#move) return
    this.#history?.scroll(location.hash, manner)
    this.#emit('arrive', { to: location, pathChanged })
    void this.options.loadRoot(this.options.context).catch(() => undefined)
    if (known) void this.#refresh(plan, move)
  }

  /** Paints the tapped state first, even if the page is already loaded. */
  async #afterTap(loading: Page | Promise<Page>): Promise<Page> {
    const [page] = await Promise.all([loading, painted()])
    return page
  }

  #known(plan: Plan): Page | undefined {
    return this.#answers.has(plan.id) ? { ...plan, outcome: 'found', data: this.#answers.get(plan.id) } : undefined
  }

  /** Loads the data of a page again after it was shown from the cache. */
  async #refresh(plan: Plan, move: number): Promise<void> {
    try {
      const page = await this.load(plan)
      if (move !== this.#move) return
      const isSame =
        page.outcome === 'found' && JSON.stringify(page.data) === JSON.stringify(this.#answers.get(plan.id))
      if (isSame || page.outcome === 'failed') return
      this.#keep(page)
      await this.#show(page)
    } catch (error) {
      if (error instanceof Redirect && move === this.#move) await this.navigate({ ...error.target, replace: true })
    }
  }

  #keep({ id, outcome, data }: Page): void {
    if (outcome === 'found') this.#answers.set(id, data)
    else this.#answers.delete(id)
  }

  /** Resolves once the page is rendered. */
  #show(page: Page, isUrgent = false): Promise<void> {
    this.#now = { location: page.location, page }
    const draw = this.#draw
    if (!draw) return Promise.resolve()
    return new Promise((resolve) => {
      this.#undrawn.push(resolve)
      if (isUrgent) draw(page)
      else startTransition(() => draw(page))
    })
  }

  /** The view calls it after rendering. */
  drawn(page: Page): void {
    if (page !== this.shown.latest.page) this.shown.set({ location: this.#now.location, page })
    if (page !== this.#now.page) return
    for (const done of this.#undrawn.splice(0)) done()
  }

  /** From now on the router follows the browser's history. */
  attach(draw: (page: Page) => void): () => void {
    this.#draw = draw
    draw(this.#now.page)
    this.#history ??= new BrowserHistory()
    const stop = this.#history.listen(
      () => void this.#go(this.addresses.read(location), { isStep: true, resetScroll: true }),
    )
    return () => {
      stop()
      this.#draw = undefined
    }
  }

  on(moment: Moment, listener: (move: Move) => void): () => void {
    this.#listeners[moment].add(listener)
    return () => this.#listeners[moment].delete(listener)
  }

  #emit(moment: Moment, move: Move): void {
    for (const listener of this.#listeners[moment]) listener(move)
  }
}
