/** Pages that send a visitor to sign in and want him back. A list, so that no address can lead anywhere else. */
const PAGES = ['/conta', '/operador'] as const

export interface EntrySearch {
  para?: (typeof PAGES)[number] | undefined
}

export const readEntrySearch = (raw: Record<string, unknown>): EntrySearch => ({
  para: PAGES.find((page) => page === raw['para']),
})
