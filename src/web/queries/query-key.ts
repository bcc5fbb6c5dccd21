import type { QueryKey } from './register.ts'

declare const answer: unique symbol

/** A key that knows what is kept under it. */
export type KeyOf<Data> = QueryKey & { readonly [answer]?: Data }

type Beginning<Key extends readonly unknown[]> = Key extends readonly [...infer Before, unknown]
  ? Key | Beginning<Readonly<Before>>
  : Key

/** A key, or the words it begins with. */
export type KeyStart = Beginning<QueryKey>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same for the same values, whatever the order of an object's fields. */
export const hashKey = (key: readonly unknown[]): string =>
  JSON.stringify(key, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** An object in the beginning asks for those fields only. */
function includes(whole: unknown, part: unknown): boolean {
  if (whole === part) return true
  if (typeof whole !== 'object' || typeof part !== 'object' || !whole || !part) return false
  return Object.entries(part).every(([name, value]) => includes((whole as Record<string, unknown>)[name], value))
}

export const beginsWith = (key: readonly unknown[], start: readonly unknown[]): boolean => includes(key, start)
