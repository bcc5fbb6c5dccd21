import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { isTurnTaken } from './round.ts'

/** Of a round `r` that nobody plays any more; one that never had a match waits for its first. */
export const isPlayed = sql`
  r.state in ('locked', 'live')
  and not exists (select from match m where m.round_id = r.id and m.state <> 'final')
  and (exists (select from match m where m.round_id = r.id) or exists (select from match m where m.left_round_id = r.id))`

export type Settlement = 'not due' | 'due' | 'under way'

/** Of a round: due, or nearly so, when its last match is over, and then under way when some step of its championship is. */
export async function settlementOf(db: Kysely<Tables>, roundId: number): Promise<Settlement> {
  const { rows } = await sql<{ isDue: boolean }>`
    select ${isPlayed} as "isDue" from round r where r.id = ${roundId}`.execute(db)
  if (!rows[0]?.isDue) return 'not due'
  return (await isTurnTaken(db, { roundId })) ? 'under way' : 'due'
}
