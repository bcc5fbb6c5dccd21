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

const optional = /\/\{-\$(\w+)\}/g
const required = /\/\$(\w+)/g

/** Keeps text that cannot be decoded: somebody may have cut an address in the middle of an encoded character. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Reads the parameters of a path without a trailing slash. The reader returns undefined for another route's path. */
export function pathReader(path: string): (pathname: string) => Record<string, string> | undefined {
  const pattern = path
    .replaceAll('.', '[.]')
    .replaceAll(optional, '(?:/(?<$1>[^/]+))?')
    .replaceAll(required, '/(?<$1>[^/]+)')
  const whole = new RegExp(`^${pattern}$`, 'i')
  return (pathname) => {
    const found = whole.exec(pathname)
    const given = Object.entries(found?.groups ?? {}).filter(([, text]) => text !== undefined)
    return found ? Object.fromEntries(given.map(([name, text]) => [name, decodeOrKeep(text)])) : undefined
  }
}

export function writePath(path: string, params: object = {}): string {
  const values = params as Record<string, unknown>
  const write = (name: string) => `/${encodeURIComponent(String(values[name]))}`
  return path
    .replaceAll(optional, (_, name: string) => (values[name] === undefined ? '' : write(name)))
    .replaceAll(required, (_, name: string) => write(name))
}

/** Exactly one leading slash, because two would mean another server, and no trailing slash. */
export const tidyPath = (pathname: string): string => `/${pathname.split('/').filter(Boolean).join('/')}`
