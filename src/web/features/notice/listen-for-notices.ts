import { subscribeLive } from '#web/game/live/live-stream.ts'

/** Many pages get the event of a settled round at the same moment, so their requests spread over two seconds. */
const spreadMs = 2_000

/** Only a visible page listens, on its one event stream. A page that becomes visible again reads its queries anyway. */
export function listenForNotices(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave = () => {}
  const listen = () => {
    leave()
    leave = () => {}
    if (document.visibilityState !== 'visible') return
    leave = subscribeLive(({ kind }) => {
      // `reset`: the stream was interrupted, and nobody repeats what was missed.
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
