import { useMemo, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react'
import type { Location } from './addresses.ts'
import { useLocation, useRouter } from './hooks.ts'
import type { LinkTarget } from './target.ts'

export type LinkProps = LinkTarget &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onFocus' | 'onMouseEnter' | 'onTouchStart'> & {
    /** Leaves out `aria-current` even if the link leads to the current page. */
    isPlain?: boolean | undefined
    ref?: Ref<HTMLAnchorElement> | undefined
  }

/** Whether the current page is the link's target or below it, and has the target's search parameters. */
function isWithin(there: Location, here: Location): boolean {
  if (here.pathname !== there.pathname && !here.pathname.startsWith(`${there.pathname}/`)) return false
  return Object.entries(there.search).every(
    ([key, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(here.search[key]),
  )
}

/** Clicks that the browser handles: with a modifier key, with another mouse button, or on a link with a `target`. */
const isForBrowser = ({ metaKey, altKey, ctrlKey, shiftKey, button, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  metaKey || altKey || ctrlKey || shiftKey || button !== 0 || !['', '_self'].includes(currentTarget.target)

export function Link({ to, params, search, hash, replace, resetScroll, isPlain, onClick, ...rest }: LinkProps) {
  const router = useRouter()
  const here = useLocation()
  const target = { to, params, search, hash, replace, resetScroll } as LinkTarget
  // Most links have the same target everywhere, so a change of address does not recompute them.
  const from = to === '.' || typeof search === 'function' ? here : undefined
  const there = useMemo(
    () => router.addresses.build({ to, params, search, hash } as LinkTarget, from),
    [router, to, params, search, hash, from],
  )
  const isActive = isWithin(there, here)
  const preload = () => router.preload(target)

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    void router.navigate(target)
  }

  return (
    // The text is among the props.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...(isActive && { 'data-status': 'active', ...(!isPlain && { 'aria-current': 'page' }) })}
      {...rest}
      href={there.href}
      onClick={go}
      onFocus={preload}
      onMouseEnter={preload}
      onTouchStart={preload}
    />
  )
}
