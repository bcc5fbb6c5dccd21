import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** After a change of page the reader starts at its heading, as after loading a document. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        setTitle(document.title)
        if (toLocation.hash === '') focusHeading()
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
