import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) yield* nodesIn(child)
  }
}

/** The text of strings and templates, anywhere in an expression. */
const textsIn = (value: unknown): string[] =>
  [...nodesIn(value)].flatMap((node) => {
    if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
    return node.type === 'TemplateElement' ? [(node['value'] as { raw: string }).raw] : []
  })

/** `test`, `it` or `describe`, also behind `.each(…)`, `.skipIf(…)` and similar calls. */
function isTesting(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(String(callee['name']))
  return isTesting(callee.type === 'CallExpression' ? callee['callee'] : callee['object'])
}

/** The titles of a file. For a table test, the first string of each row counts as part of the title. */
function titlesIn(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  return [...nodesIn(program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !isTesting(node['callee'])) return []
    const [title] = node['arguments'] as Node[]
    if (!title || !['Literal', 'TemplateLiteral'].includes(title.type)) return []
    const said = textsIn(title).join(' ')
    const { callee } = node as unknown as { callee: Node }
    const rows = callee.type === 'CallExpression' ? (callee['arguments'] as Node[])[0] : undefined
    const lists = rows?.type === 'ArrayExpression' ? (rows['elements'] as Node[]) : []
    return [said, ...(said.startsWith('%s') ? lists.flatMap((row) => textsIn(row).slice(0, 1)) : [])]
  })
}

const families = readFileSync('docs/rules.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    places: [...(section.split('\n')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, place]) => place ?? ''),
    tables: /^Tables: (.+?)\.$/ms.exec(section)?.[1],
    rules: [...section.matchAll(/^- \*\*([A-Z]{2}\d+)\*\*/gm)].map(([, rule]) => rule ?? ''),
  }))
const written = families.flatMap(({ rules }) => rules)
const NUMBER = new RegExp(
  String.raw`\b(?:${[...new Set(written.map((rule) => rule.slice(0, 2)))].join('|')})\d+\b`,
  'g',
)

const testFiles = ['src', 'test'].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name) && entry.name !== 'rules.test.ts')
    .map((entry) => join(entry.parentPath, entry.name)),
)
const cited = testFiles.map((file) => ({ file, rules: new Set(titlesIn(file).join(' ').match(NUMBER)) }))
/** Fault tests and long tests do not count, because most of them run only in `npm run harden`, not in the gate. */
const isCited = (rule: string, where: (file: string) => boolean) =>
  cited.some(({ file, rules }) => !/\.(?:fault|long)\./.test(file) && where(file) && rules.has(rule))

test('no source writes a range of rules: a search for a rule finds every place that names it', () => {
  const ranges = readdirSync('src', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('migrations'))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]{2}\d+ to [A-Z]{2}\d+\b/g) ?? [])
  expect(ranges).toEqual([])
})

test('every rule is written once, in a family that names the folders that decide it', () => {
  expect(written.length).toBeGreaterThan(60)
  expect(written.filter((rule, index) => written.indexOf(rule) !== index)).toEqual([])
  expect(families.filter(({ rules, places }) => rules.length > 0 && places.length === 0)).toEqual([])
})

test('every family names its tables, and only folders and tables that exist', () => {
  const [, schema = ''] = readFileSync('src/db/schema/schema.ts', 'utf8').split('export interface Tables {')
  const known = new Set([...schema.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table))
  const named = families.flatMap(({ tables }) => [...(tables ?? '').matchAll(/`(\w+)`/g)].map(([, table]) => table))
  expect(families.filter(({ rules, tables }) => rules.length > 0 && !tables)).toEqual([])
  expect(named.filter((table) => table !== 'credit' && !known.has(table))).toEqual([])
  expect(families.flatMap(({ places }) => places).filter((place) => !existsSync(join('src', place)))).toEqual([])
})

test('every rule is in the title of a test, and every number in a title is a rule', () => {
  expect(written.filter((rule) => !isCited(rule, () => true))).toEqual([])
  expect(cited.flatMap(({ rules }) => [...rules]).filter((rule) => !written.includes(rule))).toEqual([])
})

test('a family that is decided outside the domain has a test there for each of its rules', () => {
  const outside = (file: string) => /^(?:src\/(?:db|api|jobs|live|server)|test)\//.test(file.replaceAll('\\', '/'))
  const elsewhere = families.filter(({ places }) => places.some((place) => !place.startsWith('domain/')))
  expect(elsewhere.length).toBeGreaterThan(4)
  expect(elsewhere.flatMap(({ rules }) => rules).filter((rule) => !isCited(rule, outside))).toEqual([])
})
