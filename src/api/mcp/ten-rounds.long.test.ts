import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { runDue } from '#jobs/testing/run-due.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { note } from '#test/figure.ts'
import { connectAssistant, makeToken } from '#api/testing/assistant.ts'
import { playRound } from '#server/testing/play-rounds.ts'

const ROUNDS = 10

let app: TestApp
beforeAll(async () => {
  app = await testApp({ database: await worldDatabase(), limits: { token: { tries: 100_000, windowSeconds: 60 } } })
})
afterAll(() => app.close())

test(
  'MC3 an assistant plays ten rounds with legal squads alone, and nothing is saved after a deadline',
  { timeout: 600_000 },
  async (context) => {
    const ana = await signInAs(app.session)
    const assistant = await connectAssistant(app, await makeToken(app, ana))
    const rounds = new Set<number>()
    let palpites = 0
    let squad: Awaited<ReturnType<typeof playRound>>['saved'] | undefined
    for (let turn = 1; turn <= ROUNDS; turn++) {
      const played = await playRound(app, assistant, squad)
      squad = played.saved
      rounds.add(played.roundId)
      palpites += played.palpites
      await runDue(app.db, firstChampionship)
      await app.versions.reload()
    }
    expect(rounds.size).toBe(ROUNDS)
    const lineups = await app.db
      .selectFrom('lineup')
      .select('round_id')
      .where('manager_id', '=', ana.managerId)
      .where('round_id', 'in', [...rounds])
      .execute()
    expect(lineups).toHaveLength(ROUNDS)
    note(
      context,
      `${ROUNDS} rounds, ${ROUNDS} legal squads of ${ROUNDS}, ${palpites} palpites, 0 saves after a deadline`,
    )
  },
)
