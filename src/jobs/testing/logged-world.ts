import { expect } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { growLog } from '#db/var/grow-log.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { lockAtDeadline, planOf, playToTheEnd } from './play-round.ts'
import { worldDatabase } from './world-database.ts'

const LIVE = 108
/** The round that is in the log from its market on. */
export const OPEN = 109

/** A person saves the squad of a bot; then two rounds are played, and the second one is in the log. */
export async function loggedWorld() {
  const base = await worldDatabase()
  const { db, provider } = base
  const { rows } = await rowOf({ id: int }).sql`
    insert into manager (kind, name, name_key, country, avatar_seed, created_at)
    values ('guest', 'Ana', 'ana-do-var', 'BR', 'ana', now()) returning id`.execute(db)
  const personId = rows[0]?.id ?? 0
  const made = await rowOf({ id: int }).sql`
    insert into squad (manager_id, championship_id, modality, name, player_ids, prices_paid, captain_id, bench_ids, bench_prices, round_id, created_at, updated_at)
    select ${personId}, championship_id, modality, 'Time da Ana', player_ids, prices_paid, captain_id, bench_ids, bench_prices, ${OPEN}, game_now(1), game_now(1)
    from squad where cardinality(player_ids) = 11 order by id limit 1 returning id`.execute(db)
  const squadId = made.rows[0]?.id ?? 0
  await growLog(db, firstChampionship)
  await playToTheEnd(db, provider, await planOf(db, LIVE))
  expect(await settleRound(db, LIVE, provider)).toBe('settled')
  expect(await lockAtDeadline(db, await planOf(db, OPEN))).toBe('locked')
  await playToTheEnd(db, provider, await planOf(db, OPEN))
  expect(await settleRound(db, OPEN, provider)).toBe('settled')
  return { base, squadId, personId }
}
