const here = 'http://here.invalid'

/**
 * Only a path of this site, as a browser would read it: it drops tabs and line breaks, takes `\` for `/` and folds `..`, so
 * that `/\t/other.example` and `/..//other.example` would leave us.
 */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/'
  if (!URL.canParse(value, here)) return '/'
  const { origin, pathname, search, hash } = new URL(value, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
