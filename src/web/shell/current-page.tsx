import { useEffect, useState } from 'react'
import { useCopy } from '#web/base/app-context.ts'
import { useLocation, usePage } from '#web/router/hooks.ts'
import { Outlet } from '#web/router/view.tsx'
import { Button } from '#web/ui/button.tsx'
import { useOfflineSince } from './offline-since.ts'
import { StoppedPlay } from './stopped-play.tsx'

/** True once `isSo` has lasted 300 ms. A shorter change, such as a filter, must not take the focus away. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(isSo), isSo ? 300 : 0)
    return () => clearTimeout(timer)
  }, [isSo])
  return isSo && isLasting
}

/** Rendered inside the page's own Suspense boundary: before that is hydrated, nothing would handle a replayed tap. */
function EarlyInput() {
  useEffect(() => window.replayEarlyInput?.(), [])
  return null
}

const earlyInput = <EarlyInput />

/**
 * Offline, the next page may not load although the address has changed. After 300 ms a message says so and offers the
 * way back. The old page is hidden meanwhile. The router keeps waiting and opens the next page once there is a
 * connection.
 */
export function CurrentPage() {
  const { noLine } = useCopy().shell
  const isOffline = useOfflineSince() !== undefined
  const isComing = useLocation().pathname !== usePage().location.pathname
  const isStuck = useLasting(isOffline && isComing)
  return (
    <>
      {isStuck && (
        <div role="alert">
          <StoppedPlay {...noLine}>
            <Button onClick={() => history.back()}>{noLine.back}</Button>
          </StoppedPlay>
        </div>
      )}
      <div hidden={isStuck}>
        <Outlet>{earlyInput}</Outlet>
      </div>
    </>
  )
}
