import { sql } from 'kysely'
import type { Participant } from './championship.ts'
import type { Trx } from '#db/schema/trx.ts'

/** RK4, for a row of manager_stat: a settled lineup or a settled pick. Older versions created rows for everybody. */
export const hasPlayed = sql.raw('(lineups > 0 or settled_picks > 0)')

/** Creates the row that points are added to. Without a settled lineup or pick, it gives nobody a rank (RK4). */
export async function ensureManagerStat(trx: Trx, { championshipId, managerId }: Participant): Promise<void> {
  await sql`
    insert into manager_stat (manager_id, championship_id) values (${managerId}, ${championshipId})
    on conflict do nothing`.execute(trx)
}
