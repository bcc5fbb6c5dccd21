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
  /** All heads that the server showed then. */
  heads?: SeenHead[]
}

const forkKey = (championship: string | undefined) => `craque-var-fork:${championship ?? ''}`
const goneKey = (championship: string | undefined) => `craque-var-gone:${championship ?? ''}`

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

/** One head for each epoch. Older versions stored a single one. */
export const seenHeads = (championship: string | undefined): SeenHead[] =>
  [read(headKey(championship)) as SeenHead | SeenHead[] | undefined].flat().filter((head) => head !== undefined)
export const storeHeads = (championship: string | undefined, heads: readonly SeenHead[]) =>
  write(headKey(championship), heads)
export const readFork = (championship: string | undefined) => read(forkKey(championship)) as Fork | undefined
export const storeFork = (championship: string | undefined, fork: Fork) => write(forkKey(championship), fork)

/** For a person who has seen the warning. The device continues from the heads that the server showed in this fork. */
export function closeFork(championship: string | undefined, { shown, heads = [shown] }: Fork): void {
  localStorage.removeItem(forkKey(championship))
  storeHeads(championship, heads)
}

/** How many entries that this device had seen are gone, until the person closes the warning. */
export const goneEntries = (championship: string | undefined) => Number(read(goneKey(championship)) ?? 0)
export const storeGone = (championship: string | undefined, entries: number) => write(goneKey(championship), entries)
export const closeGone = (championship: string | undefined) => localStorage.removeItem(goneKey(championship))
