import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { isTurnTaken } from './round.ts'

export type Settlement = 'not due' | 'due' | 'under way'

/** Of a round: due, or nearly so, when its last match is over, and then under way when some step of its championship is. */
export async function settlementOf(db: Kysely<Tables>, roundId: number): Promise<Settlement> {
  const { rows } = await sql<{ isDue: boolean }>`
    select r.state in ('locked', 'live') and exists (select from match m where r.id in (m.round_id, m.left_round_id)) and not exists (
      select from match m where m.round_id = r.id and m.state <> 'final') as "isDue"
    from round r where r.id = ${roundId}`.execute(db)
  if (!rows[0]?.isDue) return 'not due'
  return (await isTurnTaken(db, { roundId })) ? 'under way' : 'due'
}
