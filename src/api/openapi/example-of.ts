import type { Schema } from './docs-page.ts'

const DEEPEST = 12
const byName: readonly (readonly [name: RegExp, value: unknown])[] = [
  [/AtMs$|Ms$/, 1_790_000_000_000],
  [/Tenths$/, 525],
  [/Percent$/, 50],
  [/Permille$/, 500],
]
const texts: readonly (readonly [name: RegExp, value: string])[] = [
  [/email/i, 'ana@example.org'],
  [/slug|championship/i, 'brasileirao'],
  [/day|On$/, '2026-09-21'],
  [/code/i, 'ABCD2345'],
  [/name/i, 'Ana'],
]

const named = <T>(list: readonly (readonly [RegExp, T])[], name: string) =>
  list.find(([pattern]) => pattern.test(name))?.[1]

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema, name: string): unknown {
  const wanted = named(byName, name) ?? 1
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  if (typeof wanted !== 'number') return wanted
  if (maximum !== undefined && wanted > maximum) return maximum
  return least !== undefined && wanted < least ? least : wanted
}

function textOf({ pattern, minLength = 0, maxLength = Infinity }: Schema, name: string): string {
  const found = named(texts, name) ?? 'texto'
  const text = found.padEnd(minLength, 'a').slice(0, maxLength)
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return text
  const tries = ['1', 'a', 'abcdefghijklmnop', '#115533', '2026-09-21', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrs']
  return tries.find((one) => new RegExp(pattern, 'u').test(one)) ?? text
}

/** An example value that a schema allows, chosen by field names, for readers of the documentation. */
export function createExamples(schemas: Readonly<Record<string, Schema>>) {
  function exampleOf(schema: Schema, name = '', depth = 0): unknown {
    const { $ref, anyOf, oneOf, allOf, properties, items } = schema
    if ($ref !== undefined) return exampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, name, depth)
    if (schema.examples) return schema.examples[0]
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    const isTooDeep = depth > DEEPEST
    const kinds = anyOf ?? oneOf
    if (kinds) {
      const none = kinds.find(({ type }) => type === 'null')
      return exampleOf((isTooDeep && none) || (kinds[0] ?? {}), name, depth)
    }
    if (allOf) return Object.assign({}, ...allOf.map((one) => exampleOf(one, name, depth) as object)) as unknown
    const type = [schema.type].flat()[0]
    if (type === 'array' || items) {
      const count = Math.max(isTooDeep ? 0 : 1, schema.minItems ?? 0)
      return Array.from({ length: count }, () => exampleOf(items ?? {}, name, depth + 1))
    }
    if (type === 'object' || properties) {
      const wanted = Object.entries(properties ?? {}).filter(([key]) => schema.required?.includes(key))
      return Object.fromEntries(wanted.map(([key, field]) => [key, exampleOf(field, key, depth + 1)]))
    }
    if (type === 'integer' || type === 'number') return numberOf(schema, name)
    if (type === 'boolean') return true
    return type === 'null' ? null : textOf(schema, name)
  }
  return exampleOf
}
