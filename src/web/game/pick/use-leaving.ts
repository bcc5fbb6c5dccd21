import { useEffect, useRef } from 'react'

/** The last chance to send something: another page, another tab, the phone put away, or the part taken off this page. */
export function useLeaving(leave: () => void): void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const now = () => latest.current()
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') now()
    }
    addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', whenHidden)
      now()
    }
  }, [])
}
