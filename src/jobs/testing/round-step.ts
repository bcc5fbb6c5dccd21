import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { copiedDatabase } from '#db/testing/test-database.ts'
import type { RoundWriter } from '#jobs/bulk/round-writer.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { sampleWorldProvider } from '#jobs/world/world-provider.ts'
import { checksums } from './checksum.ts'
import { planOf, playToTheEnd } from './play-round.ts'
import { worldDatabase, type WorldDatabase } from './world-database.ts'

const LIVE = 108
const OPEN = 109
/** Time that stands still: the same step writes the same moments in every database. */
const STILL = 1e-12

const tables = [
  'round',
  'lineup',
  'lineup_score',
  'duel',
  'ledger',
  'manager_stat',
  'rank_history',
  'championship_achievement',
]
const written = [...tables, 'league_tie', 'player', 'price_history', 'data_version']
/** Also tables that hold ids from sequences. A failed step uses up some ids, so these differ after the next try. */
const writtenById = [...written, 'league_member', 'division_cycle', 'division_member']

export type RoundStep = 'lock' | 'settle'
export const roundSteps = ['lock', 'settle'] as const

const settleWith = (db: Kysely<Tables>, roundId: number, writer?: RoundWriter) =>
  settleRound(db, roundId, sampleWorldProvider(db, firstChampionship), writer)
const facts = {
  lock: { roundId: OPEN, run: lockRound, done: 'locked', before: 'open' },
  settle: { roundId: LIVE, run: settleWith, done: 'settled', before: 'live' },
} as const
export const factsOf = (step: RoundStep) => facts[step]

/** What the step writes, in any world. */
export const writtenIn = ({ db }: WorldDatabase) => checksums(db, written)

async function playLiveRound(): Promise<WorldDatabase> {
  const world = await worldDatabase()
  await playToTheEnd(world.db, world.provider, await planOf(world.db, LIVE))
  return world
}

/** The live round is played once for each test run, because it takes seconds; callers get copies. */
async function playedWorld(): Promise<WorldDatabase> {
  const copy = await copiedDatabase({ name: 'template_played_round', make: playLiveRound })
  return { ...copy, provider: sampleWorldProvider(copy.db, firstChampionship) }
}

/** A world that is ready for the step: only the step itself is missing. */
export async function readyFor(step: RoundStep): Promise<WorldDatabase> {
  const world = step === 'settle' ? await playedWorld() : await worldDatabase()
  const { db } = world
  const { deadline } = await planOf(db, OPEN)
  await setGameTime(db, step === 'settle' ? new Date(deadline.getTime() - 3_600_000) : deadline, STILL)
  return world
}

/** Copies the tables of the groups for which the round counts and that go on after it. */
const keepTables = (db: Kysely<Tables>) =>
  sql`
    create table kept_table as
    select m.cycle_id, m.group_number, m.manager_id, m.tenths, m.point_tenths, m.place
    from division_cycle c join division_member m on m.cycle_id = c.id
    where ${LIVE} = any (c.round_ids) and cardinality(c.round_ids) < c.rounds`.execute(db)

/**
 * Removes what the parallel writer commits early: duels of a lock; results of duels and tables of groups that go on,
 * for a settlement. Readers do not see it before the round is locked or settled, and the next try writes it again.
 */
async function forgetEarlyWrites(db: Kysely<Tables>): Promise<void> {
  await sql`delete from duel where round_id = ${OPEN}`.execute(db)
  await sql`update duel set a_tenths = null, b_tenths = null, winner_squad_id = null where round_id = ${LIVE}`.execute(
    db,
  )
  await sql`
    update division_member m set tenths = k.tenths, point_tenths = k.point_tenths, place = k.place from kept_table k
    where (m.cycle_id, m.group_number, m.manager_id) = (k.cycle_id, k.group_number, k.manager_id)`.execute(db)
}

/** One world that is ready for the step and stays so, whatever happens to the step in it. */
export function useReady(step: RoundStep) {
  let base: WorldDatabase
  let before: Record<string, string>
  let untouched: Record<string, string>
  beforeAll(async () => {
    base = await readyFor(step)
    before = await writtenIn(base)
    untouched = await checksums(base.db, writtenById)
    await keepTables(base.db)
  })
  afterAll(() => base.drop())
  return {
    base: () => base,
    before: () => before,
    /** Removes what a failed step has committed early. */
    forgetEarlyWrites: () => forgetEarlyWrites(base.db),
    /** `inParallel`: the step may have committed rows early that readers do not see. */
    expectNothing: async ({ inParallel = false } = {}) => {
      const looking = await base.db.startTransaction().execute()
      if (inParallel) await forgetEarlyWrites(looking)
      const found = await checksums(looking, writtenById)
      await looking.rollback().execute()
      expect(found).toEqual(untouched)
    },
  }
}
