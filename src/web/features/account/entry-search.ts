import type { ProviderAnswer } from '#contract/account.ts'

/**
 * Pages that may send a visitor to sign in and get them back. It is a fixed list, so that no address can lead anywhere
 * else.
 */
const PAGES = ['/conta', '/operador', '/webhooks'] as const

export interface EntrySearch {
  para?: (typeof PAGES)[number] | undefined
}

export const readEntrySearch = (raw: Record<string, unknown>): EntrySearch => ({
  para: PAGES.find((page) => page === raw['para']),
})

/**
 * The parameters that a sign-in provider adds to the address. The router parses digits as a number, so both types are
 * read.
 */
export function readProviderSearch(raw: Record<string, unknown>): ProviderAnswer {
  const text = (name: string) => {
    const value = raw[name]
    return typeof value === 'string' || typeof value === 'number' ? { [name]: String(value) } : {}
  }
  return { ...text('code'), ...text('state'), ...text('iss'), ...text('error') }
}
