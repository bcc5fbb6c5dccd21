/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  minLength?: number
  minimum?: number
  pattern?: string
}

export type Schemas = Record<string, Schema>

/**
 * Texts that programs often handle wrongly: half surrogate pairs, NUL, control characters, characters that hide or
 * reorder text, digits of another alphabet.
 */
const texts = [
  'a\ud800b',
  '\udc00\udc00\udc00',
  'a\0b',
  '\0\0\0',
  'a\u0007\n\tb',
  '\u200B\u200B\u200B',
  '\u3164\u3164\u3164',
  '\u202Eabc',
  '٣٣٣',
]
const numbers = [
  0,
  -1,
  1.5,
  32_768,
  2_147_483_647,
  2_147_483_648,
  2 ** 53 - 1,
  2 ** 53,
  8.64e15 + 1,
  -8.64e15 - 1,
  1e300,
]

/** `known` has values by field name, so that a request passes the first look-up. */
export function createBodies(schemas: Schemas, known: Record<string, unknown>) {
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1)
    return name === undefined ? schema : resolve(schemas[name] ?? {})
  }
  const firstOf = ({ anyOf, oneOf, allOf }: Schema) => (anyOf ?? oneOf ?? allOf)?.[0]
  const isA = (schema: Schema, type: string) => [schema.type].flat().includes(type)

  /** A value of the right type. It obeys `minLength` and `minimum`, but not the pattern of a text. */
  function fitting(given: Schema): unknown {
    const schema = resolve(given)
    const one = firstOf(schema)
    if (one) return fitting(one)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    if (isA(schema, 'object'))
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, of]) => [name, name in known ? known[name] : fitting(of)]),
      )
    if (isA(schema, 'array')) return schema.items ? [fitting(schema.items)] : []
    if (isA(schema, 'integer') || isA(schema, 'number')) return Math.max(1, schema.minimum ?? 1)
    if (isA(schema, 'string')) return 'x'.repeat(Math.max(4, schema.minLength ?? 0))
    if (isA(schema, 'boolean')) return true
    return null
  }

  /** Values that `fitting` makes, each with one hostile part, at each place in turn. */
  function* spoilt(given: Schema): Generator<unknown> {
    const schema = resolve(given)
    yield null
    for (const one of schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) yield* spoilt(one)
    if (isA(schema, 'string')) yield* texts
    if (isA(schema, 'integer') || isA(schema, 'number')) yield* numbers
    if (isA(schema, 'array') && schema.items) {
      yield Array.from({ length: 3000 }, () => 1)
      for (const item of spoilt(schema.items)) yield [item]
    }
    if (isA(schema, 'object')) {
      const whole = fitting(schema) as Record<string, unknown>
      for (const [name, of] of Object.entries(schema.properties ?? {}))
        for (const value of spoilt(of)) yield { ...whole, [name]: value }
      if (schema.additionalProperties) for (const text of texts) yield { ...whole, [text]: text }
    }
  }
  return { fitting, spoilt }
}
