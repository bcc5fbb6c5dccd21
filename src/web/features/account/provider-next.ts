import { readEntrySearch, type EntrySearch } from './entry-search.ts'

const key = 'craque-next'

/** The provider sends people back to one address only: this tab remembers where they wanted to go. */
export function rememberNext(next: EntrySearch['para']): void {
  try {
    if (next) sessionStorage.setItem(key, next)
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing leads to the usual page.
  }
}

export function rememberedNext(): EntrySearch['para'] {
  try {
    return readEntrySearch({ para: sessionStorage.getItem(key) }).para
  } catch {
    return undefined
  }
}
