import type { LiveNews } from './live-stream.ts'

export interface NewsQueue {
  push(news: LiveNews): void
  /** Begins with what was pushed before. */
  listen(listener: (news: LiveNews) => void): () => void
}

/** Keeps what is heard until somebody is there to tell it. */
export function newsQueue(): NewsQueue {
  const waiting: LiveNews[] = []
  let tell: ((news: LiveNews) => void) | undefined
  return {
    push: (news) => {
      if (tell) tell(news)
      else waiting.push(news)
    },
    listen: (listener) => {
      tell = listener
      for (const news of waiting.splice(0)) listener(news)
      return () => {
        tell = undefined
      }
    },
  }
}
