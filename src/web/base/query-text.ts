import { pageCursor } from '#contract/page-cursor.ts'

/** The part of an address after its path; what is not given is not in it. */
export function queryText(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

/** Of a list that our addresses number by page. */
export const pageText = ({
  page = 1,
  ...values
}: Parameters<typeof queryText>[0] & { page?: number | undefined }): string =>
  queryText({ ...values, cursor: page > 1 ? pageCursor(page) : undefined })
