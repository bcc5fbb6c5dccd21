import { useEffect, useState } from 'react'
import { useRouter } from '#web/router/hooks.ts'

/** After a page change, screen readers start at its heading, as after loading a document. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.on('arrive', ({ pathChanged, to }) => {
        if (!pathChanged) return
        setTitle(document.title)
        if (to.hash === '') focusHeading()
      }),
    [router],
  )
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
