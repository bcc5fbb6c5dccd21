import { Suspense, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Boundary } from './boundary.tsx'
import { Cell } from './cell.ts'
import { RouterContext, ShownContext, usePage, useRouter } from './hooks.ts'
import type { Page } from './page.ts'
import type { Router } from './router.ts'

export const RouterView = ({ router }: { router: Router }) => (
  <RouterContext value={router}>
    <ShownContext value={router.shown}>{router.options.document}</ShownContext>
  </RouterContext>
)

/** Shows an error of its children in their place. */
export function Guarded({ page, children }: { page?: Page; children: ReactNode }) {
  const { failure } = useRouter().options
  const around = usePage()
  return (
    <Boundary page={page ?? around} failure={failure}>
      {children}
    </Boundary>
  )
}

const nothing = () => {}

/** The page. A new one replaces it once it is complete. The children are hydrated with the first page. */
export function Outlet({ children }: { children?: ReactNode }) {
  const router = useRouter()
  const { missing: Missing, failure: Failure } = router.options
  const [page, draw] = useState(router.shown.first.page)
  const { outcome, error, route } = page
  const shown = { location: page.location, page }
  // The cell starts with the first page of this route. Later pages reach its components through the cell.
  // oxlint-disable-next-line react/exhaustive-deps
  const cell = useMemo(() => new Cell(shown), [route])
  const Found = route?.options.component
  const found = useMemo(() => Found && <Found />, [Found])
  useLayoutEffect(() => router.attach(draw), [router])
  useLayoutEffect(() => {
    cell.set({ location: page.location, page })
    router.drawn(page)
  }, [router, cell, page])
  // Returns the same element until the page changes, because React discards a boundary that changes before hydration.
  return useMemo(
    () => (
      <ShownContext value={cell}>
        <Suspense>
          <Guarded page={page}>
            {outcome === 'found' ? (
              found
            ) : outcome === 'missing' ? (
              <Missing />
            ) : (
              <Failure error={error} reset={nothing} />
            )}
          </Guarded>
          {children}
        </Suspense>
      </ShownContext>
    ),
    [cell, page, outcome, error, found, Missing, Failure, children],
  )
}

/** The page's title, metadata and links. */
export function PageHead() {
  const { title, meta = [], links = [] } = useRouter().headOf(usePage())
  return (
    <>
      {title && <title>{title}</title>}
      {meta.map((one) => (
        <meta key={one.name ?? one.property} {...one} />
      ))}
      {links.map((one) => (
        <link key={one.href} {...one} />
      ))}
    </>
  )
}
