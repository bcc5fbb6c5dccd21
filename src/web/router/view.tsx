import { Suspense, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Boundary } from './boundary.tsx'
import { LocationContext, PageContext, RouterContext, usePage, useRouter } from './hooks.ts'
import type { Router } from './router.ts'

/** All that the router shows. */
export function RouterView({ router }: { router: Router }) {
  const [shown, draw] = useState(router.shown)
  useLayoutEffect(() => router.attach(draw), [router])
  useLayoutEffect(() => router.drawn(shown), [router, shown])
  return (
    <RouterContext value={router}>
      <LocationContext value={shown.location}>
        <PageContext value={shown.page}>{router.options.document}</PageContext>
      </LocationContext>
    </RouterContext>
  )
}

/** What fails in it is told in its place. */
export function Guarded({ children }: { children: ReactNode }) {
  const { failure } = useRouter().options
  return (
    <Boundary page={usePage()} failure={failure}>
      {children}
    </Boundary>
  )
}

const nothing = () => {}

/** The page. A new one takes its place when it is whole. */
export function Outlet() {
  const { missing: Missing, failure: Failure } = useRouter().options
  const page = usePage()
  const { outcome, error } = page
  const Shown = page.route?.options.component
  // The same as long as the route is: what changes, its parts ask for.
  const found = useMemo(() => Shown && <Shown />, [Shown])
  return (
    <LocationContext value={page.location}>
      <Suspense>
        <Guarded>
          {outcome === 'found' ? (
            found
          ) : outcome === 'missing' ? (
            <Missing />
          ) : (
            <Failure error={error} reset={nothing} />
          )}
        </Guarded>
      </Suspense>
    </LocationContext>
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
