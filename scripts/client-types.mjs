const BOUNDED = 'application/json'
const quoted = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))
const union = (types) => [...new Set(types)].join(' | ') || 'never'
const isCompound = (type) => type.includes(' | ')

const simple = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }

function objectType({ properties = {}, required = [], additionalProperties }) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description ? `/** ${schema.description.replaceAll('*/', '* /')} */ ` : ''
    return `${comment}${quoted(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`
  })
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
}

/** A schema of the document as a TypeScript type. */
function typeOf(schema) {
  if (schema.$ref) return `Schemas[${JSON.stringify(schema.$ref.split('/').at(-1))}]`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
  const several = schema.anyOf ?? schema.oneOf
  if (several) return union(several.map(typeOf))
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one)})`).join(' & ')
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })))
  if (schema.type === 'array') {
    if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
    const item = typeOf(schema.items ?? {})
    return isCompound(item) ? `(${item})[]` : `${item}[]`
  }
  if (schema.type === 'object' || schema.properties) return objectType(schema)
  return simple[schema.type] ?? 'unknown'
}

/** The type of an answer's body. A body that is not JSON is text or bytes. */
const valueOf = ([type, { schema }]) => {
  if (type === BOUNDED) return typeOf(schema ?? {})
  return /^text\/|ndjson/.test(type) ? 'string' : 'Uint8Array'
}

function operationType({ parameters = [], requestBody, responses }) {
  const asked = parameters
    .filter((one) => one.in !== 'header')
    .map(({ name, required, schema }) => `${quoted(name)}${required ? '' : '?'}: ${typeOf(schema ?? {})}`)
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    type === BOUNDED ? typeOf(schema ?? {}) : 'FormData',
  )
  if (bodies.length > 0) asked.push(`body: ${union(bodies)}`)
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const values = answers.flatMap(([, { content }]) => (content ? Object.entries(content).map(valueOf) : ['undefined']))
  const kinds = Object.values(responses).flatMap(({ description = '' }) =>
    (/^Kinds: (.*)$/.exec(description)?.[1] ?? '').split(', ').filter(Boolean),
  )
  return `{ asked: { ${asked.join('; ')} }; value: ${union(values)}; kind: ${union(kinds.map((kind) => JSON.stringify(kind)))} }`
}

const head = `interface Sending {
  signal?: AbortSignal
  /** The idempotency key of a write: sent again with the same key, it is applied once. */
  key?: string
}
type Requested<Name extends keyof Operations> = Operations[Name]['asked'] & Sending
type Values<Name extends keyof Operations> = {} extends Operations[Name]['asked'] ? [Requested<Name>?] : [Requested<Name>]
export type Problem<Kind extends string = string> = Omit<Schemas['Problem'], 'kind'> & {
  kind: Kind | 'network' | 'unreadable' | (string & {})
}
export type Answer<Name extends keyof Operations> =
  | { ok: true; status: number; value: Operations[Name]['value'] }
  | { ok: false; status: number; problem: Problem<Operations[Name]['kind']> }
interface Page<Item> { items: Item[]; next: string | null }
type Paged = { [Name in keyof Operations]: Operations[Name]['asked'] extends { cursor?: string } ? Name : never }[keyof Operations]
type ItemOf<Value> = Value extends Page<infer Item> ? Item : never
export type StreamEvent = { [Name in keyof Events]: { event: Name; data: Events[Name]; id?: string } }[keyof Events]
export declare class CraqueProblem extends Error { readonly problem: Problem }
export interface Client {
  call<Name extends keyof Operations>(name: Name, ...values: Values<Name>): Promise<Answer<Name>>
  /** Every item of a list, page by page. It throws a CraqueProblem if a page fails. */
  pages<Name extends Paged>(name: Name, ...values: Values<Name>): AsyncGenerator<ItemOf<Operations[Name]['value']>>
  pages<Name extends Paged, Item>(
    name: Name, asked: Requested<Name>, part: (value: Operations[Name]['value']) => Page<Item>,
  ): AsyncGenerator<Item>
  /** The events of the server, as they happen. It reconnects by itself until it is aborted. */
  stream(options?: StreamOptions): AsyncGenerator<StreamEvent>
}
export declare const createClient: (options?: ClientOptions) => Client
`

/** Follows a `$ref` to the part of the document that several operations share. */
const resolve = (document, part) =>
  part.$ref
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((at, name) => at[name], document)
    : part

const each = (document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], responses, ...rest }]) => ({
      path,
      method,
      operation: {
        ...rest,
        parameters: parameters.map((one) => resolve(document, one)),
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, one]) => [status, resolve(document, one)]),
        ),
      },
    })),
  )

/** The client's types as source text; `options` is the text of `src/client/client-options.ts`. */
export function clientTypes(document, options) {
  const operations = each(document).map(
    ({ operation }) => `  /** ${operation.summary} */\n  ${operation.operationId}: ${operationType(operation)}`,
  )
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => `  ${name}: ${typeOf(schema)}`)
  const events = document.paths['/api/stream'].get.responses['200'].content['text/event-stream']['x-events']
  const heard = Object.entries(events).map(([name, schema]) => `  ${name}: ${typeOf(schema)}`)
  const block = (name, lines) => `export interface ${name} {\n${lines.join('\n')}\n}\n`
  return (
    `// Made from openapi.json by npm run client.\n${options.slice(options.indexOf('export '))}\n${head}` +
    block('Events', heard) +
    block('Operations', operations) +
    block('Schemas', schemas)
  )
}

/** For example `getMatch: 'GET /api/matches/{id}'`. A `!` after the method marks a write with an idempotency key. */
export const clientOperations = (document) =>
  Object.fromEntries(
    each(document).map(({ path, method, operation }) => {
      const takesKey = operation.parameters.some(({ name }) => name === 'Idempotency-Key')
      return [operation.operationId, `${method.toUpperCase()}${takesKey ? '!' : ''} ${path}`]
    }),
  )
