import { afterEach, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { audit } from '#db/audit/audit.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import { randomScouts, randomSeason } from '#domain/testing/random-season.ts'
import { createSeasonModel, type SeasonModel } from '#domain/testing/season-model.ts'
import type { RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'
import { expectSame } from '#jobs/testing/compare-game.ts'
import { endGameMatch, layOutGame, lockGameRound, moveTo, settleGameRound } from '#jobs/testing/small-game.ts'
import { correctMatch } from './correct-match.ts'
import { endDueLeagues } from './end-leagues.ts'

const HOUR_MS = 3_600_000

let database: TestDatabase
afterEach(() => database.drop())

interface Step {
  atMs: number
  take: () => Promise<void>
}

/** A correction of a match of this round or an earlier one, an hour after it was settled. */
function correction(model: SeasonModel, rng: Rng, plan: SeasonPlan, round: RoundPlan): Step {
  const matches = plan.rounds.filter(({ id }) => id <= round.id).flatMap((one) => one.matches)
  const match = matches[rng.int(matches.length)] ?? matches[0]
  if (!match) throw new Error('a round without matches')
  const score = { home: rng.int(4), away: rng.int(4) }
  const [playerId] = [...match.scouts.keys()].slice(rng.int(match.scouts.size))
  const scouts = { goal: 0, tackle: 0, yellowCard: 0, ...randomScouts(rng) }
  const change =
    rng.next() < 0.5 || playerId === undefined
      ? { kind: 'score' as const, score }
      : { kind: 'scouts' as const, playerId, scouts }
  const atMs = round.settledAtMs + HOUR_MS
  return {
    atMs,
    take: async () => {
      await moveTo(database.db, atMs)
      const done = await correctMatch(database.db, { matchId: match.id, change, reason: 'teste', by: 'ana' })
      if (!done.ok) expect(done.error.kind).toBe('nothing_changed')
      else if (change.kind === 'score') model.correct(match.id, { score }, atMs)
      else model.correct(match.id, { scouts: [change.playerId, scouts] }, atMs)
      await expectSame(database.db, model, plan)
    },
  }
}

function stepsOf(plan: SeasonPlan, model: SeasonModel, rng: Rng): Step[] {
  const { db } = database
  const matches = [...plan.rounds.flatMap((round) => round.matches), ...plan.otherMatches]
  return [
    ...matches.map((match) => ({
      atMs: match.endedAtMs,
      take: async () => {
        await endGameMatch(db, match)
        model.settlePicks(match)
      },
    })),
    ...plan.rounds.flatMap((round): Step[] => [
      {
        atMs: round.deadlineMs,
        take: async () => {
          expect(await lockGameRound(db, round)).toBe('locked')
          model.lock(round)
        },
      },
      {
        atMs: round.settledAtMs,
        take: async () => {
          expect(await settleGameRound(db, round)).toBe('settled')
          model.settle(round, round.settledAtMs)
          await expectSame(db, model, plan)
          expect(await settleGameRound(db, round)).toBe('already')
        },
      },
      correction(model, rng, plan, round),
      {
        atMs: round.settledAtMs + 50 * HOUR_MS,
        take: async () => {
          await moveTo(db, round.settledAtMs + 50 * HOUR_MS)
          await endDueLeagues(db, firstChampionship)
          model.endLeagues(round.settledAtMs + 50 * HOUR_MS)
        },
      },
    ]),
  ].sort((a, b) => a.atMs - b.atMs)
}

test.each(Array.from({ length: 6 }, (_, seed) => seed + 1))(
  'RL3 RL4 RL5 SC6 SC7 SQ9 DU1 DU2 DU3 PK2 PK5 LD1 LD2 LD3 LD4 LG2 LG3 LG5 LG6 LG7 LG8 DV5 DV6 DV7 DV8 RK1 BN3 BN4 BN5 BN6 BN7 season %i is settled and corrected as the model says',
  async (seed) => {
    database = await testDatabase()
    const rng = rngFrom('season', seed)
    const plan = randomSeason(rng)
    const model = createSeasonModel(plan)
    await layOutGame(database.db, plan)
    for (const { take } of stepsOf(plan, model, rng)) await take()
    await expectSame(database.db, model, plan)
    expect((await audit(database.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  },
)
