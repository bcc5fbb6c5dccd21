import { subscribeLive } from '#web/game/live/live-stream.ts'

/** A settled round is told to thousands at the same moment: they ask spread over this time. */
const spreadMs = 2_000

/** Every page hears of more while it is looked at, by the one stream of the page; who comes back to it asks anyway. */
export function hearNotices(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave = () => {}
  const listen = () => {
    leave()
    leave = () => {}
    if (document.visibilityState !== 'visible') return
    leave = subscribeLive(({ kind }) => {
      // After a gap nobody tells what was missed in it.
      if (kind !== 'notice' && kind !== 'reset') return
      clearTimeout(timer)
      timer = setTimeout(ask, Math.random() * spreadMs)
    })
  }
  listen()
  document.addEventListener('visibilitychange', listen)
  return () => {
    document.removeEventListener('visibilitychange', listen)
    clearTimeout(timer)
    leave()
  }
}
