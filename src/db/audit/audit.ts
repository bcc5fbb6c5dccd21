import { sql, type Kysely } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { AUDIT_CHECKS, checks, type AuditCheck, type Check } from './audit-checks.ts'

export interface Finding {
  id: AuditCheck
  check: string
  /** The number of rows that disagree. */
  wrong: number
  /** One of these rows, as a start for the search. */
  example: string | null
}

async function runCheck(db: Kysely<Tables>, { id, check, query, withoutLoops = false }: Check): Promise<Finding> {
  await sql`select set_config('enable_nestloop', ${withoutLoops ? 'off' : 'on'}, true)`.execute(db)
  const { rows } = await rowOf({ wrong: int, example: text.orNull }).sql`
    select count(*)::integer as wrong, min(example) as example from (${sql.raw(query)}) found`.execute(db)
  return { id, check, wrong: rows[0]?.wrong ?? 0, example: rows[0]?.example ?? null }
}

interface AuditOptions {
  wanted?: readonly AuditCheck[]
  onFinding?: (finding: Finding) => void
}

/** Runs the wanted checks on one snapshot. Each finds stored rows that do not follow from the rows behind them. */
export async function audit(
  db: Kysely<Tables>,
  { wanted = AUDIT_CHECKS, onFinding }: AuditOptions = {},
): Promise<Finding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`set local work_mem = '128MB'`.execute(trx)
      const findings: Finding[] = []
      for (const check of checks.filter(({ id }) => wanted.includes(id))) {
        const finding = await runCheck(trx, check)
        findings.push(finding)
        onFinding?.(finding)
      }
      return findings
    })
}
