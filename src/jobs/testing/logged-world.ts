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

/** People save squads of bots. Then two rounds are played, and the second one is in the log. */
export async function loggedWorld({ people = 1 } = {}) {
  const base = await worldDatabase()
  const { db, provider } = base
  const { rows } = await rowOf({ id: int }).sql`
    insert into manager (kind, name, name_key, country, avatar_seed, created_at)
    select 'guest', 'Ana ' || n, 'ana-do-var-' || n, 'BR', 'ana', now() from generate_series(1, ${people}::integer) n returning id`.execute(
    db,
  )
  const personId = rows[0]?.id ?? 0
  let squadId = 0
  // One statement for all of them would take longer than a statement may.
  for (let from = 0; from < rows.length; from += 10_000) {
    const some = rows.slice(from, from + 10_000).map(({ id }) => id)
    const made = await rowOf({ id: int }).sql`
    with team as (
      select *, row_number() over (order by id) - 1 as n, count(*) over () as teams from squad
      where cardinality(player_ids) = 11 and manager_id < ${personId})
    insert into squad (manager_id, championship_id, modality, name, player_ids, prices_paid, captain_id, bench_ids, bench_prices, round_id, created_at, updated_at)
    select p.id, championship_id, modality, 'Time da Ana', player_ids, prices_paid, captain_id, bench_ids, bench_prices, ${OPEN}, game_now(1), game_now(1)
    from unnest(${some}::integer[]) p (id) join team t on t.n = (p.id - ${personId}) % t.teams
    order by p.id returning id`.execute(db)
    squadId ||= made.rows[0]?.id ?? 0
  }
  await growLog(db, firstChampionship)
  await playToTheEnd(db, provider, await planOf(db, LIVE))
  expect(await settleRound(db, LIVE, provider)).toBe('settled')
  const lockStartedMs = performance.now()
  expect(await lockAtDeadline(db, await planOf(db, OPEN))).toBe('locked')
  const lockMs = performance.now() - lockStartedMs
  await playToTheEnd(db, provider, await planOf(db, OPEN))
  const settleStartedMs = performance.now()
  expect(await settleRound(db, OPEN, provider)).toBe('settled')
  const settleMs = performance.now() - settleStartedMs
  return { base, squadId, personId, lockMs, settleMs }
}
