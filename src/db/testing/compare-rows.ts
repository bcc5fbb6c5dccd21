import { PostgresDriver, type DatabaseConnection, type OperationNode } from 'kysely'
import pg, { type FieldDef } from 'pg'
import { declarations, type Declaration } from '#db/connection/row.ts'

type Column = Extract<Declaration, { type: unknown }>
interface Expected {
  type: readonly number[]
  array: readonly number[]
  holds: (value: unknown) => boolean
}

/** Enums and domains have type ids from here on. */
const FIRST_OF_OURS = 16_384
const isText = (value: unknown) => typeof value === 'string'

/** For each type of column, the type ids of PostgreSQL and the JavaScript values of the driver that fit. */
const expected: Record<Column['type'], Expected> = {
  whole: { type: [20, 21, 23, 26, 701, 1700], array: [1005, 1007, 1016, 1231], holds: Number.isSafeInteger },
  real: { type: [700, 701, 1700], array: [1021, 1022, 1231], holds: (value) => typeof value === 'number' },
  text: { type: [18, 19, 25, 1043], array: [1002, 1003, 1009, 1015], holds: isText },
  bool: { type: [16], array: [1000], holds: (value) => typeof value === 'boolean' },
  time: { type: [1184], array: [1185], holds: (value) => value instanceof Date },
  day: { type: [1082], array: [1182], holds: isText },
  json: { type: [114, 3802], array: [199, 3807], holds: (value) => value !== undefined },
}

function problemOfColumn(column: Column, field: FieldDef, values: readonly unknown[]): string | undefined {
  const { name, dataTypeID } = field
  const { type, array, holds } = expected[column.type]
  const isOurs = column.type === 'text' && !column.isArray && dataTypeID >= FIRST_OF_OURS
  const declared = `${column.type}${column.isArray ? '[]' : ''}`
  if (!isOurs && !(column.isArray ? array : type).includes(dataTypeID))
    return `"${name}" is declared as ${declared} and has type ${dataTypeID}`
  if (!column.isNullable && values.includes(null)) return `"${name}" is null and not declared so`
  const wrong = values.flat(column.isArray ? Infinity : 0).find((value) => value !== null && !holds(value))
  return wrong === undefined ? undefined : `"${name}" is declared as ${declared} and holds ${JSON.stringify(wrong)}`
}

/** The columns that a statement declared, perhaps not all: for a built query, others follow from its tables. */
function columnsOf(node: OperationNode): { columns: Record<string, Column>; areAll: boolean } | undefined {
  const declaration = declarations.get(node)
  if (declaration && 'columns' in declaration) return { columns: declaration.columns, areAll: !declaration.hasMore }
  const { selections = [], returning } = node as {
    selections?: OperationNode[]
    returning?: { selections: OperationNode[] }
  }
  const columns: Record<string, Column> = {}
  for (const { selection } of [...selections, ...(returning?.selections ?? [])] as { selection?: OperationNode }[]) {
    const { node: expression, alias } = (selection ?? {}) as { node?: OperationNode; alias?: { name?: string } }
    const column = expression && declarations.get(expression)
    if (column && alias?.name && 'type' in column) columns[alias.name] = column
  }
  return { columns, areAll: false }
}

type Answered = readonly Record<string, unknown>[]
const fieldsOf = new WeakMap<Answered, readonly FieldDef[]>()

function problemsOf(node: OperationNode, rows: Answered): string[] {
  const declared = columnsOf(node)
  const fields = fieldsOf.get(rows)
  if (!declared || !fields) return []
  const { columns, areAll } = declared
  const names = new Set(fields.map(({ name }) => name))
  return [
    ...fields.flatMap((field) => {
      const column = columns[field.name]
      if (!column) return areAll ? [`"${field.name}" is not declared`] : []
      const values = rows.map((row) => row[field.name])
      return problemOfColumn(column, field, values) ?? []
    }),
    ...Object.keys(columns).flatMap((name) => (names.has(name) ? [] : [`"${name}" is declared and not answered`])),
  ]
}

const compared = new WeakSet<DatabaseConnection>()

function comparing(connection: DatabaseConnection): DatabaseConnection {
  if (compared.has(connection)) return connection
  compared.add(connection)
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query) => {
    const result = await execute(query)
    const problems = problemsOf(query.query, result.rows as Answered)
    if (problems.length > 0)
      throw new Error(`a row differs from its declaration: ${problems.join('; ')} in ${query.sql}`)
    return result as never
  }
  return connection
}

const result = (pg as unknown as { Result: { prototype: { rows: Answered; addFields: (fields: FieldDef[]) => void } } })
  .Result.prototype
const { addFields } = result
// oxlint-disable-next-line typescript/unbound-method -- called with its driver below
const { acquireConnection } = PostgresDriver.prototype

/**
 * From here on, every connection of this process compares its answers with the declaration of the statement. The driver
 * does not pass on column types, so this reads them where the driver stores them.
 */
export function compareRows(): void {
  result.addFields = function (fields) {
    fieldsOf.set(this.rows, fields)
    addFields.call(this, fields)
  }
  PostgresDriver.prototype.acquireConnection = async function () {
    return comparing(await acquireConnection.call(this))
  }
}
