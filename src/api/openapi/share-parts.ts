import type { ApiDocument, Operation } from './docs-page.ts'

type Parameter = NonNullable<Operation['parameters']>[number]
type Answer = NonNullable<Operation['responses']>[string]

/** A reference costs about as much as half of the smallest part: sharing pays from the third use on. */
const USES = 3

const pascal = (text: string) =>
  text.replaceAll(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_, letter: string) => letter.toUpperCase())
const nameOfParameter = ({ name, in: place }: Parameter) => `${pascal(name)}In${pascal(place)}`

/** `sign_in_needed`, `invalid_request.key_invalid`, `name_taken.and-3-more`; undefined for an answer that is no problem. */
function nameOfAnswer({ description = '', content }: Answer): string | undefined {
  if (!content?.['application/problem+json']) return undefined
  const kinds = /^Kinds: (.*)$/.exec(description)?.[1]?.split(', ')
  if (!kinds) return 'any_problem'
  return kinds.length > 3 ? `${kinds[0]}.and-${kinds.length - 1}-more` : kinds.join('.')
}

/** Of parts with the same name only the one with the most uses is shared, so that names need no numbers. */
function findShared<Part>(parts: readonly Part[], nameOf: (part: Part) => string | undefined): Map<string, string> {
  const uses = new Map<string, { name: string; count: number }>()
  for (const part of parts) {
    const name = nameOf(part)
    const shape = JSON.stringify(part)
    if (name !== undefined) uses.set(shape, { name, count: (uses.get(shape)?.count ?? 0) + 1 })
  }
  const byName = new Map<string, string>()
  for (const [shape, { name, count }] of [...uses].toSorted(([, a], [, b]) => b.count - a.count))
    if (count >= USES && !byName.has(name)) byName.set(name, shape)
  return new Map([...byName].map(([name, shape]) => [shape, name]))
}

const componentsOf = (shared: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    [...shared]
      .map(([shape, name]) => [name, JSON.parse(shape) as unknown] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The same document, in which parameters and problems that repeat are written once, as components. */
export function shareParts(document: ApiDocument): object {
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))
  const parameters = findShared(
    operations.flatMap((one) => one.parameters ?? []),
    nameOfParameter,
  )
  const responses = findShared(
    operations.flatMap((one) => Object.values(one.responses ?? {})),
    nameOfAnswer,
  )
  const refer = <Part>(part: Part, shared: ReadonlyMap<string, string>, kind: string) => {
    const name = shared.get(JSON.stringify(part))
    return name === undefined ? part : { $ref: `#/components/${kind}/${name}` }
  }
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        {
          ...operation,
          ...(operation.parameters && {
            parameters: operation.parameters.map((one) => refer(one, parameters, 'parameters')),
          }),
          ...(operation.responses && {
            responses: Object.fromEntries(
              Object.entries(operation.responses).map(([status, one]) => [status, refer(one, responses, 'responses')]),
            ),
          }),
        },
      ]),
    ),
  ])
  return {
    ...document,
    paths: Object.fromEntries(paths) as object,
    components: { ...document.components, parameters: componentsOf(parameters), responses: componentsOf(responses) },
  }
}
