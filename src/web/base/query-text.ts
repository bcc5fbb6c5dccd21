import { pageCursor } from '#contract/page-cursor.ts'

/** The query string of an address, without missing or empty values. */
export function queryText(values: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given as [string, string][]).toString()}`
}

/** The cursor of a page in a list with numbered pages. The first page needs none. */
export const cursorOfPage = (page = 1): string | undefined => (page > 1 ? pageCursor(page) : undefined)
