import { useEffect, useRef, useState } from 'react'
import { usePage } from '#web/router/hooks.ts'

/** After a page change, screen readers announce the title and continue at the heading, as after loading a document. */
export function RouteAnnouncer() {
  const { pathname, hash } = usePage().location
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setTitle(document.title)
    if (hash === '') focusHeading()
  }, [pathname, hash])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function focusHeading() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
