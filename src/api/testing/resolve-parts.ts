type Part = Record<string, unknown>

/** The document with shared parameters and answers put back into each operation, as a reader of it sees them. */
export function resolveParts<D extends object>(document: D): D {
  const { paths, components = {} } = document as { paths?: object; components?: Record<string, Record<string, Part>> }
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit)
    if (typeof part !== 'object' || part === null) return part
    const [, kind = '', name = ''] =
      /^#\/components\/(parameters|responses)\/(.+)$/.exec(String((part as Part)['$ref'])) ?? []
    const found = components[kind]?.[name] ?? part
    return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, visit(value)]))
  }
  return { ...document, paths: visit(paths) }
}
