import { Component, Suspense, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { ShownContext, usePage, useRouter } from './hooks.ts'
import type { FailureProps, Page } from './router.ts'
import { Store } from './store.ts'

interface BoundaryProps {
  page: Page
  failure: ComponentType<FailureProps>
  children: ReactNode
}

class Boundary extends Component<BoundaryProps> {
  override state = { page: this.props.page, caught: undefined as { error: unknown } | undefined }
  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } })

  /** A new page resets the error. */
  static getDerivedStateFromProps = ({ page }: BoundaryProps, state: { page: Page }) =>
    page === state.page ? null : { page, caught: undefined }

  override render(): ReactNode {
    const { failure: Failure, children } = this.props
    const { caught } = this.state
    return caught ? <Failure error={caught.error} reset={() => this.setState({ caught: undefined })} /> : children
  }
}

/** Shows an error of its children in their place. */
export const Guarded = ({ children }: { children: ReactNode }) => (
  <Boundary page={usePage()} failure={useRouter().options.failure}>
    {children}
  </Boundary>
)

/** Shows the page. A new page replaces it once it is complete. The children are hydrated with the first page. */
export function Outlet({ children }: { children?: ReactNode }) {
  const router = useRouter()
  const { missing: Missing, failure: Failure } = router.options
  const [page, draw] = useState(router.shown.first.page)
  const { outcome, error, route } = page
  // One store for each route: what changes later on the route reaches its parts through the store.
  // oxlint-disable-next-line react/exhaustive-deps
  const store = useMemo(() => new Store({ location: page.location, page }), [route])
  useLayoutEffect(() => router.attach(draw), [router])
  useLayoutEffect(() => {
    store.set({ location: page.location, page })
    router.drawn(page)
  }, [router, store, page])
  const Found = outcome === 'found' ? route?.options.component : undefined
  // Returns the same element until the page changes, because React discards a boundary that changes before hydration.
  return useMemo(
    () => (
      <ShownContext value={store}>
        <Suspense>
          <Guarded>
            {Found && <Found />}
            {outcome === 'missing' && <Missing />}
            {outcome === 'failed' && <Failure error={error} reset={() => {}} />}
          </Guarded>
          {children}
        </Suspense>
      </ShownContext>
    ),
    [store, outcome, error, Found, Missing, Failure, children],
  )
}
