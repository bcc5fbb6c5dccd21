import * as z from 'zod'
import type { ApiDocument, Schema } from './docs-page.ts'

const address = (name: string) => `#/components/schemas/${name}`
const namesIn = (part: unknown) =>
  [...JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

/** Drops what every type would repeat: answers may get more fields, and every whole number is safe in JSON. */
function plain({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  delete jsonSchema.$schema
  delete jsonSchema.$id
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const typesFor = (io: 'input' | 'output') =>
  z.toJSONSchema(z.globalRegistry, { io, uri: address, unrepresentable: 'any', override: plain }).schemas

function closure(types: Readonly<Record<string, unknown>>, first: readonly string[]) {
  const names = new Set(first)
  for (const name of names) for (const next of namesIn(types[name])) names.add(next)
  return names
}

/**
 * The types as zod itself writes them. The router's generator loses the null of a named type, or adds it everywhere
 * once it occurs somewhere.
 */
export function withTypes(document: ApiDocument): ApiDocument {
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))
  const [sent, answered] = [typesFor('input'), typesFor('output')]
  const inAnswers = closure(answered, ['Problem', ...operations.flatMap(({ responses }) => namesIn(responses))])
  const inRequests = closure(
    sent,
    operations.flatMap(({ requestBody }) => namesIn(requestBody)),
  )
  const typeOf = (name: string) => (inRequests.has(name) ? sent[name] : answered[name]) as Schema | undefined
  const schemas = [...new Set([...inAnswers, ...inRequests])].toSorted().map((name) => {
    const type = typeOf(name)
    if (!type) throw new Error(`the contract has no schema with the id ${name}`)
    const { $schema: _version, $id: _address, ...rest } = type as Record<string, unknown>
    return [name, rest]
  })
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } }
}
