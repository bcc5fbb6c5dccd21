import { readEntrySearch, type EntrySearch } from './entry-search.ts'

const key = 'craque-next'

/** The provider sends everybody back to one fixed address. This tab remembers where the person wanted to go. */
export function rememberNext(next: EntrySearch['para']): void {
  try {
    if (next) sessionStorage.setItem(key, next)
    else sessionStorage.removeItem(key)
  } catch {
    // Without session storage the sign-in ends on the usual page.
  }
}

export function rememberedNext(): EntrySearch['para'] {
  try {
    return readEntrySearch({ para: sessionStorage.getItem(key) }).para
  } catch {
    return undefined
  }
}
