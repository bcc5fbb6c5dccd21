import { expect } from 'vitest'
import type { PeopleModel } from '#domain/testing/people/people-model.ts'
import type { PeoplePlan } from '#domain/testing/people/people-plan.ts'
import { rngFrom } from '#domain/rng.ts'
import type { SeasonModel } from '#domain/testing/season-model.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { seasonSteps, type SeasonStep } from '#jobs/testing/season-steps.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { saveGameSquads } from '#jobs/testing/save-squads.ts'
import type { ExplorerStep } from './explorer-step.ts'

const asExplored = ({ atMs, name, prepare, run, done, tell }: SeasonStep): ExplorerStep => ({
  atMs,
  name,
  prepare: ({ db }) => prepare(db),
  run: ({ db }) => run(db),
  check: (said) => {
    if (done) expect([name, said.filter((one) => one === done).length]).toEqual([name, 1])
    tell(said)
  },
})

interface Season {
  seed: number
  plan: PeoplePlan
  season: SeasonModel
  people: PeopleModel
}

/** The life of the season itself: bots save, rounds lock late, matches end or are decided, results are corrected. */
export function lifeSteps({ seed, plan, season, people }: Season): ExplorerStep[] {
  const steps = seasonSteps(plan, season, rngFrom('corrections', seed))
  const others = steps.filter(({ name }) => !name.startsWith('lock')).map((step) => asExplored(hearing(step, people)))
  const locks = plan.rounds.flatMap((round): SeasonStep[] => {
    const atMs = round.lockedAtMs ?? round.deadlineMs
    return [
      {
        atMs: round.deadlineMs - 60_000,
        name: `save the bots of round ${round.id}`,
        prepare: (db) => saveGameSquads(db, round),
        run: async () => 'saved',
        tell: () => {},
      },
      {
        atMs,
        name: `lock round ${round.id}`,
        prepare: (db) => moveTo(db, atMs),
        run: (db) => lockRound(db, round.id),
        done: 'locked',
        tell: () => people.lock(round, atMs),
      },
    ]
  })
  return [...others, ...locks.map(asExplored)]
}

/** MT1, MT2: picks of a match are open again if it begins later, or at an unknown time. */
const hearing = (step: SeasonStep, people: PeopleModel): SeasonStep => ({
  ...step,
  tell: (said) => {
    const [, matchId] = /^(?:postponed|moved|delayed) match (\d+)$/.exec(step.name) ?? []
    if (matchId !== undefined) people.putOff(Number(matchId))
    step.tell(said)
  },
})
