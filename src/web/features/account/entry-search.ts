import type { ProviderAnswer } from '#contract/account.ts'

/**
 * Pages that may send a visitor to sign in and get them back. It is a fixed list, so that no address can lead anywhere
 * else.
 */
const PAGES = ['/conta', '/operador', '/webhooks'] as const

/** Why a form that was sent without scripts failed. */
const REFUSALS = ['wrong_credentials', 'too_many_requests', 'failed'] as const

export interface EntrySearch {
  para?: (typeof PAGES)[number] | undefined
  problema?: (typeof REFUSALS)[number] | undefined
}

export const readEntrySearch = (raw: Record<string, unknown>): EntrySearch => ({
  para: PAGES.find((page) => page === raw['para']),
  problema: raw['problema'] === undefined ? undefined : (REFUSALS.find((kind) => kind === raw['problema']) ?? 'failed'),
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
