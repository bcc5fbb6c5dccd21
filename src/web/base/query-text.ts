/** The part of an address after its path; what is not given is not in it. */
export function queryText(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}
