import { mkdtemp, rm } from 'node:fs/promises'
import { chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readCheckpoint } from './checkpoint.ts'
import { live, type Outcome } from './live.ts'
import { createPages } from './pages.ts'
import { shrink } from './shrink.ts'
import { hasRealData } from './stories/files.ts'
import { planOnly, planWeeks, planYear } from './year.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    /** Ends the run after these real minutes, and counts it as passed. Without them a run ends with its year. */
    minutes: { type: 'string' },
    /** A game date at which to stop earlier. */
    until: { type: 'string' },
    /** Two weeks instead of a year, as in the gate. */
    weeks: { type: 'boolean', default: false },
    /**
     * Instead of a year: names of actions, separated by commas, each optionally with a date (`sunday.create@03-08`).
     */
    only: { type: 'string' },
    looks: { type: 'string', default: '10' },
    checkpoint: { type: 'string', default: '40' },
    /** Continues from the backup of an earlier run. */
    from: { type: 'string' },
    shrink: { type: 'string', default: '30' },
    keep: { type: 'boolean', default: false },
  },
})

const MINUTE_MS = 60_000
const say = (line: string) => process.stdout.write(`${line}\n`)

function report({ failure, steps, nowMs, mostMemoryMb, requests, since, warnings }: Outcome, startMs: number): void {
  const minutes = ((Date.now() - startMs) / MINUTE_MS).toFixed(1)
  say(`\nseed ${values.seed}: ${steps} steps until ${new Date(nowMs).toISOString().slice(0, 10)} in ${minutes} min`)
  say(`${requests} requests, ${pages.opened()} pages in Chromium, at most ${mostMemoryMb.toFixed(0)} MB`)
  if (!failure && nowMs < stretch.untilMs - 7 * 24 * 60 * MINUTE_MS) say('It was stopped before the year was over.')
  if (failure)
    say(`FAILED (${failure.kind}) in "${failure.step}", ${since.length} steps after a checkpoint:\n${failure.message}`)
  if (failure) for (const line of warnings) say(`The server warned: ${line.slice(0, 600)}`)
  say(stop.signal.aborted ? '0 passed, 1 interrupted' : failure ? '0 passed, 1 failed' : '1 passed, 0 failed')
}

const startMs = Date.now()
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
if (!hasRealData()) say('The real data is missing next to the project, so this year imports no championship.')
const folder = await mkdtemp(path.join(tmpdir(), 'craque-life-'))
// PostgreSQL reads the clock file in this folder. If we are root, PostgreSQL runs as another user.
chmodSync(folder, 0o755)
const pages = await createPages(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium')
const seed = Number(values.seed)
const { chronicle, lastDayMs } = values.only
  ? planOnly(seed, values.only.split(','))
  : (values.weeks ? planWeeks : planYear)(seed)
const stretch = {
  pages,
  signal: stop.signal,
  say,
  untilMs: values.until ? Date.parse(`${values.until}T23:59:59Z`) : lastDayMs,
  looks: Number(values.looks),
  stepsBetweenCheckpoints: Number(values.checkpoint),
}
const from = values.from ? await readCheckpoint(values.from) : { chronicle, backup: null }
const outcome = await live({
  ...stretch,
  from,
  folder: path.join(folder, 'year'),
  endMs: values.minutes ? startMs + Number(values.minutes) * MINUTE_MS : Number.POSITIVE_INFINITY,
  skip: new Set(),
  checksAtEnd: true,
})
report(outcome, startMs)
if (outcome.failure && !stop.signal.aborted) {
  const endMs = Date.now() + Number(values.shrink) * MINUTE_MS
  const smallest =
    Number(values.shrink) > 0
      ? await shrink(outcome, {
          ...stretch,
          looks: outcome.failure.kind === 'page' ? stretch.looks : Math.min(stretch.looks, 2),
          folder: path.join(folder, 'again'),
          endMs,
        })
      : outcome
  say(
    `\nThe shortest script that fails (${smallest.since.length} steps after ${smallest.checkpoint.backup ?? 'the first day'}):\n`,
  )
  say(smallest.script)
}
await pages.close()
if (!values.keep && !outcome.failure) await rm(folder, { recursive: true, force: true })
else say(`\nIts files are in ${folder}`)
process.exit(outcome.failure || stop.signal.aborted ? 1 : 0)
