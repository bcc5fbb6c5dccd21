import { html } from 'hono/html'
import { oldAddresses } from '#api/http/old-addresses.ts'
import type { ProblemCatalogue } from '#api/http/problem-entry.ts'
import { docsIntro } from './docs-intro.ts'
import { docsStyle } from './docs-style.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  pattern?: string
  description?: string
  examples?: unknown[]
}
type Content = Record<string, { schema?: Schema; example?: unknown; 'x-events'?: Record<string, Schema> }>
export interface Operation {
  operationId?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[]
  requestBody?: { content?: Content }
  responses?: Record<string, { description?: string; headers?: Record<string, object>; content?: Content }>
}
export interface ApiDocument {
  info: { title: string; version: string; description?: string }
  tags?: { name: string; description: string }[]
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, unknown>; headers?: object }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

function typeOf(schema: Schema | undefined): string {
  if (!schema) return ''
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.items) {
    const item = typeOf(schema.items)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(field)}`,
    )
    return `{ ${fields.join(', ')} }`
  }
  return [schema.type].flat().join(' | ')
}

/** Descriptions of the fields of a type. Fields of unnamed types inside it have a path. */
function notesOf(schema: Schema | undefined, path = ''): [path: string, note: string][] {
  if (!schema || schema.$ref) return []
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const of = path ? `${path}.${name}` : name
      const own: [string, string][] = field.description ? [[of, field.description]] : []
      return [...own, ...notesOf(field, of)]
    }),
    ...inner.flatMap((one) => notesOf(one, path)),
  ]
}

const notesHtml = (schema: Schema | undefined) => {
  const notes = notesOf(schema)
  return notes.length === 0
    ? ''
    : html`<ul>
        ${notes.map(([path, note]) => html`<li><code>${path}</code>: ${note}</li>`)}
      </ul>`
}

/** The text of a type, in which the names of types link to them. Quoted words are values. */
function typeHtml(schema: Schema | undefined, names: ReadonlySet<string>) {
  const parts = typeOf(schema).split(/(?<!")\b([A-Z][A-Za-z0-9]+)\b(?!")/)
  return html`<code>${parts.map((part) => (names.has(part) ? html`<a href="#type-${part}">${part}</a>` : part))}</code>`
}

const contentSchema = (content: Content | undefined) => Object.values(content ?? {})[0]?.schema

function exampleRow(title: string, content: Content | undefined) {
  const example = Object.values(content ?? {})[0]?.example
  if (example === undefined) return ''
  return html`<tr>
    <th scope="row">${title}</th>
    <td><code>${typeof example === 'string' ? example : JSON.stringify(example)}</code></td>
  </tr>`
}

interface Shown {
  path: string
  method: string
  operation: Operation
}

function operationHtml({ path, method, operation }: Shown, names: ReadonlySet<string>) {
  const { parameters = [], responses = {} } = operation
  const body = contentSchema(operation.requestBody?.content)
  return html`<section>
    <h3><code>${method.toUpperCase()} ${path}</code></h3>
    <p><code>${operation.operationId ?? ''}</code> ${operation.description ?? operation.summary ?? ''}</p>
    <table>
      <caption>
        ${method.toUpperCase()} ${path}
      </caption>
      <tbody>
        ${parameters.map(
          (p) =>
            html`<tr>
              <th scope="row">${p.in} ${p.name}${p.required ? '' : '?'}</th>
              <td>${typeHtml(p.schema, names)} ${p.description ?? ''}</td>
            </tr>`,
        )}
        ${
          body
            ? html`<tr>
                <th scope="row">body</th>
                <td>${typeHtml(body, names)} ${notesHtml(body)}</td>
              </tr>`
            : ''
        }
        ${exampleRow('body, for example', operation.requestBody?.content)}
        ${Object.entries(responses).map(
          ([status, answer]) =>
            html`<tr>
              <th scope="row">${status}</th>
              <td>${answer.description ?? ''} ${typeHtml(contentSchema(answer.content), names)}</td>
            </tr>`,
        )}
        ${exampleRow('answer, for example', (responses['201'] ?? responses['200'])?.content)}
      </tbody>
    </table>
  </section>`
}

interface DocsInput {
  document: ApiDocument
  problems: ProblemCatalogue
}

/** The OpenAPI document as a page for people. The page loads nothing from other servers. */
export function docsPage({ document, problems }: DocsInput) {
  const names = new Set(Object.keys(document.components?.schemas ?? {}))
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, byMethod]) =>
    methods.flatMap((method) => {
      const operation = byMethod[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title} API ${document.info.version}</title>
        <link rel="stylesheet" href="${docsStyle.path}" />
      </head>
      <body>
        <main>
          <h1>${document.info.title} API</h1>
          <p>
            ${document.info.description ?? ''} For programs, the same is at
            <a href="/api/openapi.json"><code>/api/openapi.json</code></a
            >.
          </p>
          ${docsIntro}
          ${(document.tags ?? []).map(
            ({ name, description }) =>
              html`<section>
                <h2>${name}</h2>
                <p>${description}</p>
                ${operations
                  .filter(({ operation }) => operation.tags?.[0] === name)
                  .map((one) => operationHtml(one, names))}
              </section>`,
          )}
          <section>
            <h2>Old addresses</h2>
            <p>
              They still work. Their answers say since when they are old (<code>Deprecation</code>) and what is new.
            </p>
            <table>
              <caption>
                Addresses with another name
              </caption>
              <tbody>
                ${oldAddresses.map(
                  ({ old, now, sinceMs }) =>
                    html`<tr>
                      <th scope="row"><code>${old}</code></th>
                      <td><code>${now}</code> since ${new Date(sinceMs).toISOString().slice(0, 10)}</td>
                    </tr>`,
                )}
                <tr>
                  <th scope="row"><code>?page=</code>, <code>?before=</code>, <code>?size=</code></th>
                  <td><code>?cursor=</code>, <code>?limit=</code></td>
                </tr>
              </tbody>
            </table>
          </section>
          <section>
            <h2>Types</h2>
            <table>
              <caption>
                Named types
              </caption>
              <tbody>
                ${Object.entries(document.components?.schemas ?? {}).map(
                  ([name, schema]) =>
                    html`<tr id="type-${name}">
                      <th scope="row">${name}</th>
                      <td>${typeHtml(schema, names)} ${schema.description ?? ''} ${notesHtml(schema)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </section>
          <section>
            <h2>Problems (RFC 9457)</h2>
            <table>
              <caption>
                Problem kinds
              </caption>
              <tbody>
                ${Object.entries(problems).map(
                  ([kind, entry]) =>
                    html`<tr id="${kind}">
                      <th scope="row">${entry.status} ${kind}</th>
                      <td>${entry.en.detail}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </section>
        </main>
      </body>
    </html>`
}
