import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { startFeedServer } from '#jobs/testing/feed-server.ts'
import { actions } from './actions.ts'
import { checkAfterStep, checkLog } from './checks/after-step.ts'
import { checkEverything } from './checks/everything.ts'
import { takeCheckpoint, type Checkpoint } from './checkpoint.ts'
import { idOf, noteChampionship, takeNext, type Entry } from './chronicle.ts'
import { createClock } from './clock.ts'
import { Failure, type FailureKind } from './failure.ts'
import { createLife, type Life } from './life.ts'
import type { Pages } from './pages.ts'
import { createServer } from './server.ts'
import { hasRealData } from './stories/files.ts'
import { addPerson, OPERATOR, signUp } from './stories/people.ts'
import { feedAnswersAt } from './stories/recorded-feeds.ts'
import { createTrace } from './trace.ts'

export interface Stretch {
  from: Checkpoint
  folder: string
  pages: Pages
  /** The real time at which the run ends. */
  endMs: number
  /** The game time at which the run ends. */
  untilMs: number
  /** The number of pages that are opened after each step. */
  looks: number
  stepsBetweenCheckpoints: number
  /** Steps that a shrunken run leaves out. */
  skip: ReadonlySet<string>
  /** Whether the full checks also run at the end. A shrunken run needs them only if a check had failed. */
  checksAtEnd: boolean
  /** Ends the run after the current step. */
  signal: AbortSignal
  say: (line: string) => void
}

export interface Outcome {
  failure: { kind: FailureKind | 'bug'; message: string; step: string; atMs: number; isOfChecks: boolean } | undefined
  /** The last checkpoint, at which all checks had passed. */
  checkpoint: Checkpoint
  /** The steps since then, in order. */
  since: string[]
  script: string
  /** The server's last warnings. */
  warnings: string[]
  steps: number
  nowMs: number
  mostMemoryMb: number
  requests: number
}

async function begin(life: Life): Promise<void> {
  addPerson(life, OPERATOR)
  await signUp(life, OPERATOR)
  const { code, err } = await life.server.craque('operator', 'grant', life.chronicle.people[OPERATOR]!.email!)
  if (code !== 0) throw new Failure('log', `nobody operates the server: ${err}`)
  life.chronicle.people[OPERATOR]!.isOperator = true
  noteChampionship(life.chronicle, 'craque')
}

const secondsSince = (startMs: number) => `${((performance.now() - startMs) / 1_000).toFixed(1)} s`

/** Runs a step and the checks after it. Returns a text with the time that each of the two took. */
async function runStep(life: Life, entry: Entry, looks: number): Promise<string> {
  const startMs = performance.now()
  const action = actions[entry.action]
  if (!action) throw new Error(`there is no action ${entry.action}`)
  life.trace.step(`${new Date(entry.atMs).toISOString()} ${idOf(entry)} ${JSON.stringify(entry.args)}`)
  if (hasRealData()) life.source.serve(feedAnswersAt(entry.atMs))
  await life.moveTo(entry.atMs)
  await action(life, entry)
  life.chronicle.nowMs = life.clock.now()
  const took = secondsSince(startMs)
  const lookedMs = performance.now()
  await checkAfterStep(life, idOf(entry), looks)
  return `${took}, ${secondsSince(lookedMs)}`
}

/** Runs from a checkpoint until the time or the year is over or something fails. */
export async function live({ from, folder, pages, say, skip, ...limits }: Stretch): Promise<Outcome> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const chronicle = structuredClone(from.chronicle)
  const clock = createClock(path.join(folder, 'clock'), chronicle.nowMs)
  const source = await startFeedServer(chronicle.feedPort)
  chronicle.feedPort = source.port
  const server = createServer({ dataFolder: path.join(folder, 'data'), clock, feedHost: source.host })
  const trace = createTrace()
  const life = createLife({ chronicle, clock, server, source, pages, trace, folder, say })
  let checkpoint = from
  let since: string[] = []
  let step = 'start'
  let atMs = chronicle.nowMs
  let isOfChecks = false
  let mostMemoryMb = 0
  const check = async (isLast: boolean) => {
    isOfChecks = true
    await checkEverything(life, { isLast })
    isOfChecks = false
  }
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
      if (!entry || entry.atMs > limits.untilMs || Date.now() > limits.endMs || limits.signal.aborted) break
      step = idOf(entry)
      atMs = entry.atMs
      if (skip.has(step)) continue
      since.push(step)
      const took = await runStep(life, entry, limits.looks)
      mostMemoryMb = Math.max(mostMemoryMb, server.memoryMb())
      chronicle.steps++
      say(`${new Date(chronicle.nowMs).toISOString().slice(0, 16)} ${step} (${took})`)
      if (chronicle.steps % limits.stepsBetweenCheckpoints !== 0) continue
      const startMs = performance.now()
      await check(false)
      chronicle.checkpoints++
      say(`${' '.repeat(16)} everything checked (${secondsSince(startMs)})`)
      checkpoint = await takeCheckpoint(server, chronicle, path.join(folder, 'checkpoints'))
      since = []
      trace.clear()
    }
    if (limits.checksAtEnd && !limits.signal.aborted) await check(true)
    return { failure: undefined, ...ended() }
  } catch (error) {
    const kind = error instanceof Failure ? error.kind : 'bug'
    const message = error instanceof Error ? (kind === 'bug' ? (error.stack ?? error.message) : error.message) : ''
    return { failure: { kind, message, step, atMs, isOfChecks }, ...ended() }
  } finally {
    await server.stop()
    await source.close()
  }
  function ended() {
    const { steps, nowMs } = chronicle
    const [script, warnings] = [trace.script(), server.warnings()]
    return { checkpoint, since, script, warnings, steps, nowMs, mostMemoryMb, requests: trace.requests() }
  }
}
