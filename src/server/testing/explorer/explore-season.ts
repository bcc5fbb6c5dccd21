import { sql } from 'kysely'
import { expect } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { rngFrom } from '#domain/rng.ts'
import { createPeopleModel } from '#domain/testing/people/people-model.ts'
import { createSeasonModel } from '#domain/testing/season-model.ts'
import { expectSame } from '#jobs/testing/compare-game.ts'
import { layOutGame } from '#jobs/testing/small-game.ts'
import type { Trouble } from './act.ts'
import { actStep } from './act-step.ts'
import { expectSamePeople } from './compare-people.ts'
import { letPeopleIn } from './crowd.ts'
import type { ExplorerStep } from './explorer-step.ts'
import { planActs, planSeason } from './plan-season.ts'
import { startProcesses, type Processes } from './processes.ts'
import { lifeSteps } from './season-step.ts'
import { createLogWatcher } from './watch-log.ts'

const SHARE_OF_TROUBLE = 0.4
/**
 * A lock or a settlement has many statements. A person's wish is committed by about its fifteenth statement, and
 * answered later.
 */
const DEEPEST_CUT = { life: 40, act: 22 }

/** Depends on the step alone, so that it stays the same when other steps are left out. */
function troubleOf(seed: number, { name, detail }: ExplorerStep): Trouble | undefined {
  const rng = rngFrom('trouble', seed, name)
  if (rng.next() > SHARE_OF_TROUBLE) return undefined
  const kind = rng.next()
  if (kind < 0.6) return { kind: 'cut', before: 1 + rng.int(detail ? DEEPEST_CUT.act : DEEPEST_CUT.life) }
  return { kind: kind < 0.8 ? 'raced' : 'again' }
}

/** Lets half a minute pass. After that, the holder of a key whose process died counts as dead. */
const passHalfAMinute = ({ db }: Processes) =>
  sql`update idempotency set started_at = started_at - interval '31 seconds' where status is null`.execute(db)

async function runCut(processes: Processes, { run }: ExplorerStep, before: number): Promise<unknown[]> {
  processes.dieBefore(before)
  const said = await run(processes.victim).then(
    (one) => [one],
    () => [],
  )
  if (!processes.revive()) return said
  await passHalfAMinute(processes)
  return []
}

/** All answers to a step, from every process that ran it. */
async function runStep(
  processes: Processes,
  step: ExplorerStep,
  { trouble, isSecond }: { trouble: Trouble | undefined; isSecond: boolean },
): Promise<unknown[]> {
  const { first, second } = processes
  const said: unknown[] = []
  if (trouble?.kind === 'cut') said.push(...(await runCut(processes, step, trouble.before)))
  if (trouble?.kind === 'raced') said.push(...(await Promise.all([first, second].map((one) => step.run(one)))))
  said.push(await step.run(isSecond ? second : first))
  if (trouble?.kind === 'again') said.push(await step.run(isSecond ? first : second))
  return said
}

export interface Played {
  steps: number
  troubles: number
  /** How often a device saw the log grow, and how many rounds were computed again (VR6, VR9). */
  heads: number
  rounds: number
  /** Accidents of the whole server: new keys of the log, restored backups, updates to the next version. */
  keys: number
  restores: number
  updates: number
  /** What may be left out to see whether it matters: people's wishes, and faults. */
  optional: { name: string; detail: object }[]
}

export class SeasonFailed extends Error {
  readonly played: Played
  readonly atMs: number
  constructor(played: Played, { name, atMs }: Pick<ExplorerStep, 'name' | 'atMs'>, cause: unknown) {
    super(`at "${name}": ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.played = played
    this.atMs = atMs
  }
}

export interface Cut {
  without: ReadonlySet<string>
  /** The season stops after this moment, and its end is not checked. */
  untilMs: number
}

const whole: Cut = { without: new Set(), untilMs: Infinity }
const end = { name: 'the end', atMs: Infinity }

/** Plays the season of a seed, without some of its parts. Whatever goes wrong in it, it must end as the model says. */
export async function exploreSeason(seed: number, { without, untilMs }: Cut = whole): Promise<Played> {
  const plan = planSeason(seed)
  const season = createSeasonModel(plan)
  const people = createPeopleModel(plan, season)
  const processes = await startProcesses()
  const played: Played = { steps: 0, troubles: 0, heads: 0, rounds: 0, keys: 0, restores: 0, updates: 0, optional: [] }
  const watcher = createLogWatcher(processes, seed)
  let current: Pick<ExplorerStep, 'name' | 'atMs'> = end
  try {
    await layOutGame(processes.db, plan)
    const cookies = await letPeopleIn(processes.first, plan)
    const acts = planActs(seed, plan).map((act) => actStep(act, { plan, people, cookies, processes }) as ExplorerStep)
    const steps = [...lifeSteps({ seed, plan, season, people }), ...acts].filter(
      ({ name, atMs }) => !without.has(name) && atMs <= untilMs,
    )
    for (const [index, step] of steps.toSorted((a, b) => a.atMs - b.atMs).entries()) {
      current = step
      const planned = troubleOf(seed, step)
      const trouble = planned && !without.has(`trouble ${step.name}`) ? planned : undefined
      if (step.detail) played.optional.push({ name: step.name, detail: step.detail })
      if (trouble) played.optional.push({ name: `trouble ${step.name}`, detail: trouble })
      await step.prepare(processes)
      const said = await runStep(processes, step, { trouble, isSecond: index % 2 === 1 })
      await step.check(said, trouble)
      await watcher.look(step.name)
      played.steps++
      if (trouble) played.troubles++
    }
    if (untilMs < Infinity) return played
    current = end
    await expectSame(processes.db, season, plan, [...people.tookPast])
    await expectSamePeople(processes.db, season, plan)
    expect((await audit(processes.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
    Object.assign(played, await watcher.expectHonest())
    return played
  } catch (error) {
    throw new SeasonFailed(played, current, error)
  } finally {
    await processes.close()
  }
}
