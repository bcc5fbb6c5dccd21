import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { actions } from './actions.ts'
import { checkAfterStep, checkLog } from './checks/after-step.ts'
import { checkEverything } from './checks/everything.ts'
import { takeCheckpoint, type Checkpoint } from './checkpoint.ts'
import { idOf, takeNext, type Entry } from './chronicle.ts'
import { createClock } from './clock.ts'
import { Failure, type FailureKind } from './failure.ts'
import { createLife, type Life } from './life.ts'
import type { Pages } from './pages.ts'
import { createServer } from './server.ts'
import { addPerson, OPERATOR, signUp } from './stories/people.ts'
import { createTrace } from './trace.ts'

export interface Stretch {
  from: Checkpoint
  folder: string
  pages: Pages
  /** Ends the stretch by the clock of the wall. */
  endMs: number
  /** Ends it by the clock of the game. */
  untilMs: number
  /** Pages that somebody opens after every step. */
  looks: number
  stepsBetweenCheckpoints: number
  /** Steps that a shrunken run leaves out. */
  skip: ReadonlySet<string>
  say: (line: string) => void
}

export interface Outcome {
  failure: { kind: FailureKind | 'bug'; message: string; step: string } | undefined
  /** The last moment at which everything was right. */
  checkpoint: Checkpoint
  /** Steps since then, in order. */
  since: string[]
  script: string
  steps: number
  nowMs: number
  mostMemoryMb: number
}

async function begin(life: Life): Promise<void> {
  addPerson(life, OPERATOR)
  await signUp(life, OPERATOR)
  const { code, err } = await life.server.craque('operator', 'grant', life.chronicle.people[OPERATOR]!.email!)
  if (code !== 0) throw new Failure('log', `nobody operates the server: ${err}`)
  life.chronicle.people[OPERATOR]!.isOperator = true
  life.chronicle.championships['craque'] = {
    slug: 'craque',
    createdMs: life.clock.now(),
    broughtRounds: [],
    plannedRounds: [],
    isPublic: true,
    isDeleted: false,
  }
}

async function runStep(life: Life, entry: Entry, looks: number): Promise<void> {
  const action = actions[entry.action]
  if (!action) throw new Error(`there is no action ${entry.action}`)
  life.trace.step(`${new Date(entry.atMs).toISOString()} ${idOf(entry)} ${JSON.stringify(entry.args)}`)
  await life.moveTo(entry.atMs)
  await action(life, entry)
  life.chronicle.nowMs = life.clock.now()
  await checkAfterStep(life, idOf(entry), looks)
}

/** Lives from a checkpoint until the time is over, the year is over, or something is wrong. */
export async function live({ from, folder, pages, say, skip, ...limits }: Stretch): Promise<Outcome> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // PostgreSQL reads the clock as another user.
  const chronicle = structuredClone(from.chronicle)
  const clock = createClock(path.join(folder, 'clock'), chronicle.nowMs)
  const server = createServer({ dataFolder: path.join(folder, 'data'), clock })
  const trace = createTrace()
  const life = createLife({ chronicle, clock, server, pages, trace, folder, say })
  let checkpoint = from
  let since: string[] = []
  let step = 'start'
  let mostMemoryMb = 0
  try {
    if (from.backup !== null) {
      const { code, err } = await server.craque('restore', from.backup, '--replace')
      if (code !== 0) throw new Failure('log', `the checkpoint was not restored: ${err}`)
    }
    await server.start()
    if (from.backup === null) await begin(life)
    checkLog(life)
    for (;;) {
      const entry = takeNext(chronicle)
      if (!entry || entry.atMs > limits.untilMs || Date.now() > limits.endMs) break
      step = idOf(entry)
      if (skip.has(step)) continue
      since.push(step)
      const startMs = performance.now()
      await runStep(life, entry, limits.looks)
      mostMemoryMb = Math.max(mostMemoryMb, server.memoryMb())
      chronicle.steps++
      const seconds = ((performance.now() - startMs) / 1_000).toFixed(1)
      say(`${new Date(chronicle.nowMs).toISOString().slice(0, 16)} ${step} (${seconds} s)`)
      if (chronicle.steps % limits.stepsBetweenCheckpoints !== 0) continue
      await checkEverything(life)
      checkpoint = await takeCheckpoint(server, chronicle, path.join(folder, 'checkpoints'))
      since = []
      trace.clear()
    }
    step = 'the end'
    await checkEverything(life)
    return { failure: undefined, ...ended() }
  } catch (error) {
    const kind = error instanceof Failure ? error.kind : 'bug'
    const message = error instanceof Error ? (kind === 'bug' ? (error.stack ?? error.message) : error.message) : ''
    return { failure: { kind, message, step }, ...ended() }
  } finally {
    await server.stop()
  }
  function ended() {
    return { checkpoint, since, script: trace.script(), steps: chronicle.steps, nowMs: chronicle.nowMs, mostMemoryMb }
  }
}
