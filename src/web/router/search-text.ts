/** The parsed query string: numbers, booleans and JSON get their types, everything else is text. */
export type RawSearch = Record<string, unknown>

/**
 * How JSON begins. Most words are not JSON. The parser's exceptions for them took two fifths of the links' time in a
 * profile of the market page.
 */
const mayBeJson = /^\s*(?:[-\d"[{]|(?:true|false|null)\s*$)/

function readValue(text: string): unknown {
  if (!mayBeJson.test(text)) return text
  try {
    const value = JSON.parse(text) as unknown
    // A number in another spelling, such as `02` or `1e3`, stays text.
    return typeof value === 'number' && String(value) !== text ? text : value
  } catch {
    return text
  }
}

/** Writes text as it is, unless it would be parsed as another type. Writes everything else as JSON. */
const writeValue = (value: unknown) =>
  typeof value === 'string' && readValue(value) === value ? value : JSON.stringify(value)

/** A repeated key collects all its values. */
export function readSearch(text: string): RawSearch {
  const written = new URLSearchParams(text)
  const read = (key: string) => {
    const [first, ...more] = written.getAll(key).map(readValue)
    return more.length ? [first, ...more] : first
  }
  return Object.fromEntries([...written.keys()].map((key) => [key, read(key)]))
}

/** With the leading `?`, or empty. Undefined values are left out. */
export function writeSearch(search: object): string {
  const written = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined) written.set(key, writeValue(value))
  const text = written.toString()
  return text && `?${text}`
}
