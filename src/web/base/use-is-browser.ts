import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/** Whether what is drawn now is what the server drew: the same must be drawn again. It is told of that once, and not drawn anew when it is over. */
function useIsTaken(): boolean {
  let isTaken = false
  useSyncExternalStore(never, nothing, () => {
    // React calls this while it draws, and only then.
    // oxlint-disable-next-line react/immutability
    isTaken = true
    return null
  })
  return isTaken
}

/**
 * What the server could not know, drawn after the page was taken over, in slices: React would draw a store of the browser's at once, everywhere.
 * All of that is put into the page in one go; with `isTurn` something large waits for the rest to be there.
 */
export function useIsOurs(isTurn = true): boolean {
  const isTaken = useIsTaken()
  const [isOurs, setOurs] = useState(!isTaken)
  useEffect(() => {
    if (isTurn) startTransition(() => setOurs(true))
  }, [isTurn])
  return isOurs
}

/**
 * False in the page the server drew, true once the browser's code can answer a press: for forms, and for parts that come after their page, each in a
 * task of its own. One that is still on its way must not keep others waiting, as it would in a transition.
 */
export function useIsBrowser(): boolean {
  const isTaken = useIsTaken()
  const [isBrowser, setBrowser] = useState(!isTaken)
  useEffect(() => {
    const soon = setTimeout(() => setBrowser(true))
    return () => clearTimeout(soon)
  }, [])
  return isBrowser
}
