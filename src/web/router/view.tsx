import { Suspense, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Boundary } from './boundary.tsx'
import { Cell } from './cell.ts'
import { RouterContext, ShownContext, usePage, useRouter } from './hooks.ts'
import type { Page } from './page.ts'
import type { Router } from './router.ts'

/** All that the router shows. */
export const RouterView = ({ router }: { router: Router }) => (
  <RouterContext value={router}>
    <ShownContext value={router.shown}>{router.options.document}</ShownContext>
  </RouterContext>
)

/** What fails in it is told in its place. */
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

/** The page. A new one takes its place when it is whole. The children are hydrated with the first one. */
export function Outlet({ children }: { children?: ReactNode }) {
  const router = useRouter()
  const { missing: Missing, failure: Failure } = router.options
  const [page, draw] = useState(router.shown.first.page)
  const { outcome, error, route } = page
  const shown = { location: page.location, page }
  // The page that was drawn first on this route: what changes, its parts ask for.
  // oxlint-disable-next-line react/exhaustive-deps
  const cell = useMemo(() => new Cell(shown), [route])
  const Found = route?.options.component
  const found = useMemo(() => Found && <Found />, [Found])
  useLayoutEffect(() => router.attach(draw), [router])
  useLayoutEffect(() => {
    cell.set({ location: page.location, page })
    router.drawn(page)
  }, [router, cell, page])
  // The same element as long as the page is: React throws away a boundary that changes before it is hydrated.
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

/** What the document says of the page. */
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
