import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { readChampionship } from '#db/championship/championship-page.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { requireAccount } from '#api/session/viewer.ts'

/** CP6: organisers may import into their championship. Only operators may make a new one. */
export async function requireImporter(db: Kysely<Tables>, c: Context<AppEnv>, into: string | undefined) {
  const person = await requireAccount(c)
  const row = into === undefined ? undefined : await readChampionship(db, person.managerId, into)
  if (!person.isOperator && !row?.isOrganiser) throw personProblem('operator_needed')
  if (into !== undefined && (!row || row.source === 'sample')) throw httpProblem('championship_unknown')
  return { person, row }
}
