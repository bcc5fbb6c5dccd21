import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import type { Pool } from 'pg'
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

/** Looked at, whether or not it was of use. */
const rowsRead = (node: PlanNode) =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0))

/** What a statement read of one table. */
export interface Reading {
  table: string
  rows: number
  how: string
  statement: string
}

async function readingsOf(pool: Pool, { sql, parameters }: CompiledQuery): Promise<Reading[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, timing off, format json) ${sql}`,
    [...parameters],
  )
  return rows
    .flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
    .flatMap((node) => {
      const table = node['Relation Name']
      return table ? [{ table, rows: rowsRead(node), how: node['Node Type'], statement: sql }] : []
    })
}

/** What the statements of a piece of work read, each with the very values that were sent. */
export async function readBy(pool: Pool, work: (db: Kysely<Tables>) => Promise<unknown>): Promise<Reading[]> {
  const sent: CompiledQuery[] = []
  await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) }))
  return (await Promise.all(sent.map((query) => readingsOf(pool, query)))).flat()
}
