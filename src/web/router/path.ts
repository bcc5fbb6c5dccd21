/** Segments are words or `$name` for parameters. The last one can be `{-$name}`, which is optional. */
type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? NamesIn<Head> | NamesIn<Tail>
  : Path extends `$${infer Name}`
    ? Name
    : never
type OptionalNamesIn<Path extends string> = Path extends `${string}{-$${infer Name}}` ? Name : never

/** The parameters as text. */
export type RawParams<Path extends string> = Record<NamesIn<Path>, string> &
  Partial<Record<OptionalNamesIn<Path>, string | undefined>>

const segment = /\/(?:\{-\$(\w+)\}|\$(\w+)|([^/]+))/g
const isSign = /[.*+?^${}()|[\]\\]/g

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Reads a path without a trailing slash. Undefined if it belongs to another route. */
export type ReadPath = (pathname: string) => Record<string, string> | undefined

export function pathReader(path: string): ReadPath {
  const names: string[] = []
  const pattern = path.replaceAll(segment, (_, optional?: string, name?: string, word?: string) => {
    if (word) return `/${word.replaceAll(isSign, String.raw`\$&`)}`
    names.push(optional ?? name ?? '')
    return optional ? '(?:/([^/]+))?' : '/([^/]+)'
  })
  const whole = new RegExp(`^${pattern}$`, 'i')
  return (pathname) => {
    const found = whole.exec(pathname)
    if (!found) return undefined
    const given = names.flatMap((name, index) => {
      const text = found[index + 1]
      return text === undefined ? [] : [[name, decoded(text)] as const]
    })
    return Object.fromEntries(given)
  }
}

export const writePath = (path: string, params: object = {}): string =>
  path.replaceAll(segment, (whole, optional?: string, name?: string) => {
    const key = optional ?? name
    if (key === undefined) return whole
    const value = (params as Record<string, unknown>)[key]
    return value === undefined && optional ? '' : `/${encodeURIComponent(String(value))}`
  })

/** Exactly one leading slash, because two would mean another server, and no trailing slash. */
export const tidyPath = (pathname: string): string => `/${pathname.split('/').filter(Boolean).join('/')}`
