import { POSITION_CURSOR } from '#contract/paging.ts'

export interface PageRequest {
  cursor?: string | undefined
  limit: number
}

export interface PageWindow {
  offset: number
  limit: number
}

/**
 * A numbered page after the first has up to `size` items. The first page and pages by position have up to `limit`
 * items.
 */
export function windowOf({ cursor, limit }: PageRequest, size: number): PageWindow {
  const [, by, text] = POSITION_CURSOR.exec(cursor ?? '') ?? []
  const number = Number(text ?? 0)
  if (by === 'page' && number > 1) return { offset: (number - 1) * size, limit: size }
  return { offset: by === 'at' ? number : 0, limit }
}

export const nextAt = ({ offset, limit }: PageWindow, total: number): string | null =>
  offset + limit < total ? `at-${offset + limit}` : null

export const idAfter = (cursor: string | undefined): number | undefined =>
  cursor === undefined ? undefined : Number(cursor)

/** Expects one row more than the page shows, to know whether there is a next page. */
export function splitPage<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => number | string) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: rows.length > limit && last !== undefined ? String(cursorOf(last)) : null }
}
