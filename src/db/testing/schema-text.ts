import type pg from 'pg'

/** Column types that the database cannot know. */
const overrides = new Map([
  ['championship.id', 'ChampionshipId'],
  ['correction.new_value', 'Json<unknown>'],
  ['correction.old_value', 'Json<unknown>'],
  ['manager_merge.summary', 'Json<unknown>'],
  ['player_match.scouts', 'Json<Record<string, number>>'],
  ['setting.value', 'Json<unknown>'],
])

/** Column types as the driver reads them (value-types.ts). */
const valueTypes = new Map([
  ['bool', 'boolean'],
  ['char', 'string'],
  ['date', 'string'],
  ['float4', 'number'],
  ['float8', 'number'],
  ['int2', 'number'],
  ['int4', 'number'],
  ['int8', 'number'],
  ['json', 'Json<unknown>'],
  ['jsonb', 'Json<Record<string, unknown>>'],
  ['text', 'string'],
  ['timestamptz', 'Time'],
  ['_float4', 'number[]'],
  ['_int2', 'number[]'],
  ['_int4', 'number[]'],
  ['_text', 'string[]'],
  ['_timestamptz', 'Date[]'],
])

interface Column {
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  isAlwaysGenerated: boolean
}

interface Table {
  name: string
  columns: Column[]
}

const tablesQuery = `
  select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', t.typname, 'isNullable', not a.attnotnull,
    'hasDefault', a.atthasdef or a.attidentity <> '', 'isAlwaysGenerated', a.attidentity = 'a' or a.attgenerated <> '')
    order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped
  group by c.relname order by c.relname`

const enumsQuery = `
  select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`

const checksQuery = `
  select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by 1, 2`

const pascal = (text: string) => text.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const union = (labels: readonly string[]) => labels.map((label) => `'${label}'`).join(' | ')

const LINE = 120
/** Breaks the line where the formatter would. */
function unionType(name: string, labels: readonly string[]): string {
  const line = `export type ${pascal(name)} = ${union(labels)}`
  return line.length <= LINE
    ? `${line}\n`
    : `export type ${pascal(name)} =\n${labels.map((label) => `  | '${label}'`).join('\n')}\n`
}

/** `check (kind in ('a', 'b'))` on a column becomes its own type, like an enum. */
const listCheck = /^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[(.+)\]\)\)\)$/
function listOf(definition: string): { column: string; labels: string[] } | undefined {
  const [, column, list] = listCheck.exec(definition) ?? []
  if (!column || !list) return undefined
  return { column, labels: [...list.matchAll(/'([^']*)'/g)].map(([, label = '']) => label) }
}

/** Names of union types, by the enum's name or by table and column. */
type Words = ReadonlyMap<string, string>

function typeOf(table: string, column: Column, words: Words): string {
  // Its default is for old versions without championships; new code must always give one.
  if (column.name === 'championship_id') return 'ChampionshipId'
  const place = `${table}.${column.name}`
  const type = overrides.get(place) ?? words.get(place) ?? words.get(column.type) ?? valueTypes.get(column.type)
  if (!type) throw new Error(`${place} has the type ${column.type}, which schema-text.ts does not know`)
  if (column.isAlwaysGenerated) return `GeneratedAlways<${type}>`
  if (column.isNullable) return `${type} | null`
  return column.hasDefault ? `WithDefault<${type}>` : type
}

const block = (head: string, lines: readonly string[]) => `export interface ${head} {\n  ${lines.join('\n  ')}\n}\n`
const typeName = (table: string) => `${pascal(table)}Table`

/** The types of all tables as TypeScript, from a migrated database. */
export async function schemaText(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<Table>(tablesQuery)
  const { rows: enums } = await pool.query<{ name: string; labels: string[] }>(enumsQuery)
  const { rows: checks } = await pool.query<{ table: string; definition: string }>(checksQuery)
  const lists = checks.flatMap(({ table, definition }) => {
    const list = listOf(definition)
    return list ? [{ ...list, column: `${table}.${list.column}`, name: `${table}_${list.column}` }] : []
  })
  const words: Words = new Map([
    ...enums.map(({ name }) => [name, pascal(name)] as const),
    ...lists.map(({ column, name }) => [column, pascal(name)] as const),
  ])
  return [
    '// Written from the migrated database by schema.test.ts (CONTRIBUTING.md says how): do not edit.',
    `import type { GeneratedAlways } from 'kysely'`,
    `import type { ChampionshipId } from '#domain/ids.ts'`,
    `import type { Json, Time, WithDefault } from './column-types.ts'\n`,
    ...[...enums, ...lists].map(({ name, labels }) => unionType(name, labels)),
    ...tables.map(({ name, columns }) =>
      block(
        typeName(name),
        columns.map((column) => `${column.name}: ${typeOf(name, column, words)}`),
      ),
    ),
    '/** Every table by its name; row types stay inside this layer. */',
    block(
      'Tables',
      tables.map(({ name }) => `${name}: ${typeName(name)}`),
    ),
  ].join('\n')
}
