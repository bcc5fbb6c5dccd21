import { sql } from 'kysely'
import type { Participant } from './championship.ts'
import type { Trx } from '#db/schema/trx.ts'

/** RK4, for a row of manager_stat: a settled lineup or a settled pick. Older versions created rows for everybody. */
export const hasPlayed = sql.raw('(lineups > 0 or settled_picks > 0)')

/** RK4: creates the row that points are added to, with the first squad, pick or entry. It gives nobody a place. */
export async function ensureManagerStat(trx: Trx, { championshipId, managerId }: Participant): Promise<void> {
  await sql`
    insert into manager_stat (manager_id, championship_id) values (${managerId}, ${championshipId})
    on conflict do nothing`.execute(trx)
}
