/** What a device keeps of a log: the newest signed head that it has checked. */
export interface SeenHead {
  origin: string
  key: string
  checkpoint: string
}

/** Both signed heads: together they prove that the server has shown two pasts. */
export interface Fork {
  seen: SeenHead
  shown: SeenHead
}

const headKey = (championship: string | undefined) => `craque-var:${championship ?? ''}`
const forkKey = (championship: string | undefined) => `craque-var-fork:${championship ?? ''}`

/** A browser may refuse to keep anything, and what it kept may have been changed by hand. */
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
    // Nothing can be compared next time.
  }
}

export const seenHead = (championship: string | undefined) => read(headKey(championship)) as SeenHead | undefined
/** A device that never looked at the log has nothing to compare: its pages carry nothing of this. */
export const hasSeenLog = (championship: string | undefined): boolean => seenHead(championship) !== undefined
export const keepHead = (championship: string | undefined, head: SeenHead) => write(headKey(championship), head)
export const keptFork = (championship: string | undefined) => read(forkKey(championship)) as Fork | undefined
export const keepFork = (championship: string | undefined, fork: Fork) => write(forkKey(championship), fork)

/** The device goes on from what is shown now; the person has seen the warning. */
export function closeFork(championship: string | undefined, { shown }: Fork): void {
  localStorage.removeItem(forkKey(championship))
  keepHead(championship, shown)
}
