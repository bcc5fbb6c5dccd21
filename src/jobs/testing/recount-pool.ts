import type { Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import { growLog } from '#db/var/grow-log.ts'
import { readPoolFile } from '#db/var/pool-file.ts'
import { checkPool } from '#verify/check-pool.ts'

/** VR10: what the verifier finds wrong in a bolão. */
export async function recountPool(db: Kysely<Tables>, poolId: number): Promise<string[]> {
  await growLog(db, firstChampionship)
  const file = await readPoolFile(db, { championshipId: firstChampionship, poolId })
  if (!file) throw new Error('the log has not begun')
  return (await checkPool(file)).checks.flatMap(({ wrong }) => wrong)
}
