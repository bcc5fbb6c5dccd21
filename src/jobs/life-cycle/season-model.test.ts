import { afterEach, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rngFrom } from '#domain/rng.ts'
import { randomSeason, withDecisions } from '#domain/testing/random-season.ts'
import { createSeasonModel } from '#domain/testing/season-model.ts'
import { expectSame } from '#jobs/testing/compare-game.ts'
import { seasonSteps } from '#jobs/testing/season-steps.ts'
import { layOutGame } from '#jobs/testing/small-game.ts'
import { isGate } from '#test/gate.ts'

let database: TestDatabase
afterEach(() => database.drop())

test.each(Array.from({ length: isGate ? 1 : 6 }, (_, seed) => seed + 1))(
  'RL3 RL4 RL5 SC6 SC7 SQ9 DU1 DU2 DU3 PK2 PK5 LD1 LD2 LD3 LD4 LG2 LG3 LG5 LG6 LG7 LG8 PR2 PR3 DV5 DV6 DV7 DV8 RK1 BN3 BN4 BN5 BN6 BN7 MT1 MT3 MT4 season %i is settled and corrected as the model says',
  async (seed) => {
    database = await testDatabase()
    const { db } = database
    const rng = rngFrom('season', seed)
    const plan = withDecisions(rngFrom('decisions', seed), randomSeason(rng))
    const model = createSeasonModel(plan)
    await layOutGame(db, plan)
    for (const { prepare, run, done, tell, name } of seasonSteps(plan, model, rng)) {
      await prepare(db)
      const said = await run(db)
      if (done) expect([name, said, await run(db)]).toEqual([name, done, 'already'])
      tell([said])
      if (/^(settle|correct)/.test(name)) await expectSame(db, model, plan)
    }
    await expectSame(db, model, plan)
    expect((await audit(db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  },
)
