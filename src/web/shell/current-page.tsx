import { useEffect, useState } from 'react'
import { useCopy } from '#web/base/app-context.ts'
import { useLocation, usePage, useRouter } from '#web/router/hooks.ts'
import { Outlet } from '#web/router/view.tsx'
import { Button } from '#web/ui/button.tsx'
import { useOfflineSince } from './offline-since.ts'
import { StoppedPlay } from './stopped-play.tsx'

/** What is over in a moment, as a filter that only changes the address, must not take the focus away. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(isSo), isSo ? 300 : 0)
    return () => clearTimeout(timer)
  }, [isSo])
  return isSo && isLasting
}

/** In the page's own boundary: before that is hydrated, nothing answers a tap that is repeated. */
function EarlyInput() {
  useEffect(() => window.replayEarlyInput?.(), [])
  return null
}

const earlyInput = <EarlyInput />

/**
 * Without a line the page that was asked for cannot come, though the address is its own already: that is said, with the way
 * back. It waits in the router and opens by itself; the page before stays as it was behind it.
 */
export function CurrentPage() {
  const router = useRouter()
  const { noLine } = useCopy().shell
  const isOffline = useOfflineSince() !== undefined
  const isComing = useLocation().pathname !== usePage().location.pathname
  const isStuck = useLasting(isOffline && isComing)
  return (
    <>
      {isStuck && (
        <div role="alert">
          <StoppedPlay {...noLine}>
            <Button onClick={() => router.back()}>{noLine.back}</Button>
          </StoppedPlay>
        </div>
      )}
      <div hidden={isStuck}>
        <Outlet>{earlyInput}</Outlet>
      </div>
    </>
  )
}
