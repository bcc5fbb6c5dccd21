const here = 'http://here.invalid'

/**
 * Accepts only a path of this site, as a browser would read it; anything else becomes `/`. Browsers drop tabs and line
 * breaks, read `\` as `/` and fold `..`. So `/\t/other.example` and `/..//other.example` would lead to another site.
 */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/'
  if (!URL.canParse(value, here)) return '/'
  const { origin, pathname, search, hash } = new URL(value, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
