import { useEffect, useRef, useState } from 'react'
import { usePage } from '#web/router/hooks.ts'

/** When the path changes, screen readers announce the title. Without a hash they then continue at the heading. */
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
