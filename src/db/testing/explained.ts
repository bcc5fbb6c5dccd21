import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { escapeLiteral, type Pool, type QueryResult } from 'pg'
import { isPrepared } from '#db/connection/prepared.ts'
import type { Tables } from '#db/schema/schema.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Rows that a node of the plan read, used or not. */
const rowsRead = (node: PlanNode) =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0))

/** What a statement read from one table. */
export interface Reading {
  table: string
  rows: number
  how: string
  statement: string
}

type Explained = QueryResult<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>
const EXPLAIN = 'explain (analyze, timing off, format json)'

/** With the generic plan, which a connection may use for prepared statements. */
async function explainedPrepared(pool: Pool, { sql, parameters }: CompiledQuery): Promise<Explained> {
  const client = await pool.connect()
  try {
    await client.query(`set plan_cache_mode = force_generic_plan`)
    await client.query(`prepare looked_at as ${sql}`)
    const values = parameters.map((value) => (value === null ? 'null' : escapeLiteral(String(asText(value)))))
    return await client.query(`${EXPLAIN} execute looked_at${values.length > 0 ? `(${values.join(', ')})` : ''}`)
  } finally {
    client.release(true)
  }
}

/** A parameter as the driver sends it. */
const asText = (value: unknown): unknown =>
  Array.isArray(value) ? `{${value.join(',')}}` : value instanceof Date ? value.toISOString() : value

async function readingsOf(pool: Pool, query: CompiledQuery): Promise<Reading[]> {
  const { sql, parameters } = query
  const { rows }: Explained = isPrepared(sql)
    ? await explainedPrepared(pool, query)
    : await pool.query(`${EXPLAIN} ${sql}`, [...parameters])
  return rows
    .flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
    .flatMap((node) => {
      const table = node['Relation Name']
      return table ? [{ table, rows: rowsRead(node), how: node['Node Type'], statement: sql }] : []
    })
}

/** What the statements of some work read, each with the values that were sent. */
export async function readBy(pool: Pool, work: (db: Kysely<Tables>) => Promise<unknown>): Promise<Reading[]> {
  const sent: CompiledQuery[] = []
  await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) }))
  return (await Promise.all(sent.map((query) => readingsOf(pool, query)))).flat()
}
