import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/**
 * The hook for anything that differs between server and browser, such as time zone, storage or browser features. It is
 * false in the server's HTML and during hydration, so that both render the same. Soon after hydration it becomes true.
 * That change is a transition, so taps are answered first. In parts that only the browser renders it is always true.
 */
export function useHydrated(): boolean {
  let isHydrating = false
  useSyncExternalStore(never, nothing, () => {
    // React calls this only on the server and during hydration.
    // oxlint-disable-next-line react/immutability
    isHydrating = true
    return null
  })
  const [isHydrated, setHydrated] = useState(!isHydrating)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
