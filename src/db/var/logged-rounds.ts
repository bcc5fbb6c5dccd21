import type { Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const loggedRoundRow = rowOf({ id: int, number: int, isSettled: bool })

const MOST_ROUNDS = 50

/** The newest `MOST_ROUNDS` rounds whose lock is in the log, newest first. */
export async function loggedRounds(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<RowOf<typeof loggedRoundRow>[]> {
  const { rows } = await loggedRoundRow.sql`
    select id, number, state = 'settled' as "isSettled" from round r
    where championship_id = ${championshipId} and state <> 'open'
      and exists (select from var_entry where kind = 'lock' and subject_id = r.id and position is not null)
    order by deadline_at desc limit ${MOST_ROUNDS}`.execute(db)
  return rows
}
