import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import type { Beside } from '#db/round/read-beside.ts'
import type { Tables } from '#db/schema/schema.ts'
import { setGameTime } from '#db/testing/game-time.ts'
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

const tables = ['round', 'lineup', 'lineup_score', 'duel', 'ledger', 'manager_stat', 'rank_history', 'achievement']
const written = [...tables, 'league_tie', 'player', 'price_history', 'data_version']

export type RoundStep = 'lock' | 'settle'
export const roundSteps = ['lock', 'settle'] as const

const settleWith = (db: Kysely<Tables>, roundId: number, beside?: Beside) =>
  settleRound(db, roundId, sampleWorldProvider(db, firstChampionship), beside)
const facts = {
  lock: { roundId: OPEN, run: lockRound, done: 'locked', before: 'open' },
  settle: { roundId: LIVE, run: settleWith, done: 'settled', before: 'live' },
} as const
export const factsOf = (step: RoundStep) => facts[step]

/** All that the step writes. */
export const writtenIn = ({ db }: WorldDatabase) => checksums(db, written)

/** Everything is ready for the step: nothing but the step itself is missing. */
export async function readyFor(step: RoundStep): Promise<WorldDatabase> {
  const world = await worldDatabase()
  const { db, provider } = world
  if (step === 'settle') await playToTheEnd(db, provider, await planOf(db, LIVE))
  const { deadline } = await planOf(db, OPEN)
  await setGameTime(db, step === 'settle' ? new Date(deadline.getTime() - 3_600_000) : deadline, STILL)
  return world
}

/** They are drawn beside a lock and decided beside a settlement; before the round is locked, or settled, they are nobody's, and the next step writes them anew. */
async function forgetDuels(db: Kysely<Tables>): Promise<void> {
  await sql`delete from duel where round_id = ${OPEN}`.execute(db)
  await sql`update duel set a_tenths = null, b_tenths = null, winner_squad_id = null where round_id = ${LIVE}`.execute(
    db,
  )
}

/** One world that is ready for the step and stays so, whatever happens to the step in it. */
export function useReady(step: RoundStep) {
  let base: WorldDatabase
  let before: Record<string, string>
  beforeAll(async () => {
    base = await readyFor(step)
    before = await writtenIn(base)
  })
  afterAll(() => base.drop())
  return {
    base: () => base,
    before: () => before,
    /** `beside`: with connections on which a step writes what nobody sees before the step itself. */
    expectNothing: async ({ beside = false } = {}) => {
      const looking = await base.db.startTransaction().execute()
      if (beside) await forgetDuels(looking)
      const found = await checksums(looking, written)
      await looking.rollback().execute()
      expect(found).toEqual(before)
    },
  }
}
