import { headKey } from './has-seen-log.ts'

/** The newest signed head of the log that this device has stored. */
export interface SeenHead {
  origin: string
  key: string
  checkpoint: string
}

/** The stored head and the head that the server then showed. Together they prove two different histories. */
export interface Fork {
  seen: SeenHead
  shown: SeenHead
}

const forkKey = (championship: string | undefined) => `craque-var-fork:${championship ?? ''}`

/** A browser may refuse storage, and the person may have edited what is stored. */
function read(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the next visit has nothing to compare with.
  }
}

export const seenHead = (championship: string | undefined) => read(headKey(championship)) as SeenHead | undefined
export const storeHead = (championship: string | undefined, head: SeenHead) => write(headKey(championship), head)
export const readFork = (championship: string | undefined) => read(forkKey(championship)) as Fork | undefined
export const storeFork = (championship: string | undefined, fork: Fork) => write(forkKey(championship), fork)

/** For a person who has seen the warning. The device continues from the head that the server showed in this fork. */
export function closeFork(championship: string | undefined, { shown }: Fork): void {
  localStorage.removeItem(forkKey(championship))
  storeHead(championship, shown)
}
