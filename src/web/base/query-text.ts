import { pageCursor } from '#contract/page-cursor.ts'

/** The query string of an address, without missing values. */
export function queryText(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

/** The query string of a list with numbered pages. */
export const pageText = ({
  page = 1,
  ...values
}: Parameters<typeof queryText>[0] & { page?: number | undefined }): string =>
  queryText({ ...values, cursor: page > 1 ? pageCursor(page) : undefined })
