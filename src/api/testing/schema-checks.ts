import * as z from 'zod'
import type { ApiDocument, Schema } from '#api/openapi/docs-page.ts'

const referred = (text: string) => [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name)

/** Validators for the types of the document. Each is made once, only with the types that it refers to. */
export function schemaChecks(document: ApiDocument): (schema: Schema) => z.ZodType {
  const checks = new Map<string, z.ZodType>()
  const schemas = document.components?.schemas ?? {}
  const make = (schema: Schema) => {
    const $defs: Record<string, Schema> = {}
    const open = referred(JSON.stringify(schema))
    for (const name of open) {
      const found = schemas[name]
      if (!found || $defs[name]) continue
      $defs[name] = found
      open.push(...referred(JSON.stringify(found)))
    }
    // Validators resolve references only within one schema.
    const text = JSON.stringify({ ...schema, $defs })
    return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as never)
  }
  return (schema) => {
    const key = JSON.stringify(schema)
    const check = checks.get(key) ?? make(schema)
    checks.set(key, check)
    return check
  }
}
