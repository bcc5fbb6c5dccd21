import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/**
 * The one hook for what differs between server and browser, such as the time zone, the device's storage or what the
 * browser can do. False in the server's HTML and while the browser hydrates it, so that both draw the same; true soon
 * after, and from the start in a part that only the browser draws. The change is a transition: taps are answered first.
 */
export function useHydrated(): boolean {
  let isHydrating = false
  useSyncExternalStore(never, nothing, () => {
    // React calls this while it hydrates, and only then.
    // oxlint-disable-next-line react/immutability
    isHydrating = true
    return null
  })
  const [isHydrated, setHydrated] = useState(!isHydrating)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
