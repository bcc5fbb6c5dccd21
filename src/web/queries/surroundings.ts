/** Until the browser says otherwise: what it believes of its line when a page begins is often wrong. */
let hasLine = true

export const isOnline = (): boolean => hasLine
export const isVisible = (): boolean => import.meta.env.SSR || document.visibilityState !== 'hidden'

/** Tells when the page is looked at again and when the line is back. */
export function watchSurroundings({ seen, online }: { seen: () => void; online: () => void }): () => void {
  const see = () => {
    if (isVisible()) seen()
  }
  const connect = () => {
    if (hasLine) return
    hasLine = true
    online()
  }
  const disconnect = () => {
    hasLine = false
  }
  addEventListener('visibilitychange', see)
  addEventListener('online', connect)
  addEventListener('offline', disconnect)
  return () => {
    removeEventListener('visibilitychange', see)
    removeEventListener('online', connect)
    removeEventListener('offline', disconnect)
  }
}
