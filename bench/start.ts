import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#test/e2e/server-process.ts'
import { measureSmallMachine } from './start/small-machine.ts'
import { shown, timed, type Report } from './tools/report.ts'

const LONGEST_COLD_S = 60
const LONGEST_WARM_S = 3
const WARM_STARTS = 3
const LIMIT_MS = 600_000
const ready = /is ready: (http:\S+)/

/** Runs `npm start` like a newcomer until it prints its address, with a free port and a data folder of its own. */
async function npmStart(dataFolder: string) {
  const child = spawn('npm', ['start'], {
    cwd: root,
    // A process group of its own, because a signal to npm alone would not reach the server.
    detached: true,
    env: { ...process.env, PORT: '0', CRAQUE_DATA: dataFolder, CRAQUE_WORLD: 'full' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** Ends the group, and waits until none of its processes holds the output open. */
  const stop = async () => {
    if (child.exitCode !== null) return
    const closed = once(child, 'close')
    process.kill(-(child.pid as number), 'SIGTERM')
    await closed
  }
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = ready.exec(output) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
    setTimeout(() => reject(new Error(`npm start was not ready in time:\n${output}`)), LIMIT_MS).unref()
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, stop }
}

/** The time from the command to a complete page. */
async function firstPageMs(dataFolder: string): Promise<number> {
  let stop = async () => {}
  try {
    const { ms } = await timed(async () => {
      const started = await npmStart(dataFolder)
      stop = started.stop
      await (await fetch(started.url)).text()
    })
    return ms
  } finally {
    await stop()
  }
}

/** Start times as people see them, and the server's needs on a small machine. */
export async function run(report: Report): Promise<void> {
  await measureStarts(report)
  await measureSmallMachine(report)
}

async function measureStarts(report: Report): Promise<void> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'craque-bench-'))
  try {
    await rm(path.join(root, 'dist'), { recursive: true, force: true })
    report.check('cold start, from the sources to the first page', (await firstPageMs(dataFolder)) / 1000, {
      atMost: LONGEST_COLD_S,
      unit: 's',
    })
    const warm: number[] = []
    for (let count = 0; count < WARM_STARTS; count++) warm.push((await firstPageMs(dataFolder)) / 1000)
    report.check(`warm start to the first page, worst of ${warm.map(shown).join(', ')}`, Math.max(...warm), {
      atMost: LONGEST_WARM_S,
      unit: 's',
    })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
