import type { PoolClient } from 'pg'
import { expect } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { connect } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import { randomSeason } from '#domain/testing/random-season.ts'
import { createSeasonModel } from '#domain/testing/season-model.ts'
import { expectSame } from './compare-game.ts'
import { seasonSteps, type SeasonStep } from './season-steps.ts'
import { layOutGame } from './small-game.ts'

/** What goes wrong at a step: its connection is lost before a statement, two processes do it at once, or it is done again. */
export type Trouble = { step: number } & ({ kind: 'cut'; before: number } | { kind: 'raced' } | { kind: 'again' })

const SHARE_OF_TROUBLE = 0.4
const DEEPEST_CUT = 40

function planTroubles(rng: Rng, steps: number): Trouble[] {
  return Array.from({ length: steps }, (_, step): Trouble[] => {
    if (rng.next() > SHARE_OF_TROUBLE) return []
    const kind = rng.next()
    if (kind < 0.6) return [{ step, kind: 'cut', before: 1 + rng.int(DEEPEST_CUT) }]
    return [{ step, kind: kind < 0.8 ? 'raced' : 'again' }]
  }).flat()
}

/** As a process that dies there: PostgreSQL undoes what was not committed. */
async function runCut(connection: Connection, { run }: SeasonStep, before: number): Promise<unknown[]> {
  const { db, pool, close } = connect({ connection, poolSize: 1 })
  let sent = 0
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      if (++sent === before)
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
      return query(...args)
    }) as typeof client.query
  })
  try {
    return [await run(db)]
  } catch {
    return []
  } finally {
    await close()
  }
}

async function runRaced(connection: Connection, { run }: SeasonStep): Promise<unknown[]> {
  const processes = [connect({ connection }), connect({ connection }), connect({ connection })]
  try {
    return await Promise.all(processes.map(({ db }) => run(db)))
  } finally {
    for (const { close } of processes) await close()
  }
}

/** The season of a seed with these troubles, or with its own; whatever they are, it ends as the model says. */
export async function exploreSeason(seed: number, given?: readonly Trouble[]): Promise<readonly Trouble[]> {
  const database = await testDatabase()
  const { db, connection } = database
  try {
    const rng = rngFrom('explored season', seed)
    const plan = randomSeason(rng)
    const model = createSeasonModel(plan)
    const steps = seasonSteps(plan, model, rng)
    const troubles = given ?? planTroubles(rng, steps.length)
    await layOutGame(db, plan)
    for (const [index, step] of steps.entries()) {
      await step.prepare(db)
      const trouble = troubles.find((one) => one.step === index)
      const said: unknown[] = []
      if (trouble?.kind === 'cut') said.push(...(await runCut(connection, step, trouble.before)))
      if (trouble?.kind === 'raced') said.push(...(await runRaced(connection, step)))
      said.push(await step.run(db))
      if (trouble?.kind === 'again') said.push(await step.run(db))
      if (step.done) expect([step.name, said.filter((one) => one === step.done).length]).toEqual([step.name, 1])
      step.tell(said)
    }
    await expectSame(db, model, plan)
    expect((await audit(db)).filter(({ wrong }) => wrong > 0)).toEqual([])
    return troubles
  } finally {
    await database.drop()
  }
}

const fails = (seed: number, troubles: readonly Trouble[]) =>
  exploreSeason(seed, troubles).then(
    () => false,
    () => true,
  )

/** The shortest way there: each trouble that is not needed for the failure is left out. */
export async function shrinkTroubles(seed: number, troubles: readonly Trouble[]): Promise<readonly Trouble[]> {
  if (await fails(seed, [])) return []
  let needed = troubles
  for (const one of troubles) {
    const others = needed.filter((other) => other !== one)
    if (await fails(seed, others)) needed = others
  }
  return needed
}

/** The troubles that a seed plans by itself, for whoever has to find out which of them matter. */
export function troublesOf(seed: number): Trouble[] {
  const rng = rngFrom('explored season', seed)
  const plan = randomSeason(rng)
  return planTroubles(rng, seasonSteps(plan, createSeasonModel(plan), rng).length)
}
