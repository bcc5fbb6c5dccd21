/** What stands after the `?` of an address, read: numbers, truths and JSON are what they say, everything else is text. */
export type RawSearch = Record<string, unknown>

/** How JSON begins: trying it with every word of every link, which throws, was two fifths of the time of links in a profile of the market. */
const mayBeJson = /^\s*(?:[-\d"[{]|(?:true|false|null)\s*$)/

function readValue(text: string): unknown {
  if (!mayBeJson.test(text)) return text
  try {
    const value = JSON.parse(text) as unknown
    // A number that would be written in another way, as `02` or `1e3`, is the text that it is.
    return typeof value === 'number' && String(value) !== text ? text : value
  } catch {
    return text
  }
}

/** Text that would be read as something else is put in quotes. */
const writeValue = (value: unknown) =>
  typeof value === 'string' && readValue(value) === value ? value : JSON.stringify(value)

/** A key that comes several times has all its values. */
export function readSearch(text: string): RawSearch {
  const search = new Map<string, unknown>()
  for (const [key, written] of new URLSearchParams(text)) {
    const value = readValue(written)
    search.set(key, search.has(key) ? [search.get(key), value].flat() : value)
  }
  return Object.fromEntries(search)
}

/** With its `?`, or nothing. What is undefined is not in it. */
export function writeSearch(search: object): string {
  const written = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined) written.set(key, writeValue(value))
  const text = written.toString()
  return text && `?${text}`
}
