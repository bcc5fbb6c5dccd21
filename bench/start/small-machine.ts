import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { craque, root } from '#test/e2e/server-process.ts'
import { shown, type Report } from '#bench/tools/report.ts'
import { limitMemory } from './control-group.ts'
import { treeMb } from './process-memory.ts'

const IDLE_MB = { small: 200, full: 300 }
const SMALL_MACHINE_MB = 512
/** By then the caches are filled and the first pages are rendered. */
const IDLE_AFTER_MS = 60_000
const LIMIT_MS = 600_000
const STOP_LIMIT_MS = 20_000
/** A round of the sample world takes days, so time runs faster. */
const PACE = 10_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The built server, in a control group if one is given. */
async function start(dataFolder: string, { world, pace, procs }: { world: string; pace?: number; procs?: string }) {
  const server = [process.execPath, path.join(root, 'dist', 'server', 'server.js')]
  const [command = '', ...args] = procs ? ['sh', '-c', `echo $$ > ${procs} && exec "$@"`, 'sh', ...server] : server
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      CRAQUE_DATA: dataFolder,
      CRAQUE_WORLD: world,
      CRAQUE_LOG: 'warn',
      ...(pace && { CRAQUE_PACE: String(pace) }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    await ended
    clearTimeout(timer)
  }
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('is ready')) resolve()
    })
    child.once('exit', (code, signal) => reject(new Error(`the server ended with ${code ?? signal}`)))
    setTimeout(() => reject(new Error('the server was not ready in time')), LIMIT_MS).unref()
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    pid: child.pid as number,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop,
  }
}

async function measureIdle(report: Report, world: 'small' | 'full'): Promise<void> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'craque-bench-'))
  const server = await start(dataFolder, { world })
  try {
    await pause(IDLE_AFTER_MS)
    const target = { atMost: IDLE_MB[world], unit: 'MB' }
    report.check(`memory of server and PostgreSQL (PSS), idle, ${world} world`, treeMb(server.pid), target)
  } finally {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function settledRounds(dataFolder: string): Promise<number> {
  const { out } = await craque(['world', 'status', '--json'], { CRAQUE_DATA: dataFolder })
  return (JSON.parse(out) as { rounds: Record<string, number> }).rounds['settled'] ?? 0
}

/** A first start and a round on a machine where the system kills any process that needs more memory. */
async function playOnSmallMachine(report: Report): Promise<void> {
  const group = limitMemory(SMALL_MACHINE_MB)
  if (!group) return report.skip(`a machine of ${SMALL_MACHINE_MB} MB: no control group for memory can be made here`)
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'craque-bench-'))
  let mostHeldMb = 0
  const looking = setInterval(() => (mostHeldMb = Math.max(mostHeldMb, group.heldMb())), 500)
  let stop = async () => {}
  try {
    const server = await start(dataFolder, { world: 'small', pace: PACE, procs: group.procs })
    stop = server.stop
    const before = await settledRounds(dataFolder)
    const endsAt = performance.now() + LIMIT_MS
    while ((await settledRounds(dataFolder)) <= before) {
      if (server.hasEnded()) throw new Error(`the server did not survive with ${SMALL_MACHINE_MB} MB`)
      if (performance.now() > endsAt) throw new Error('no round was settled in time')
      await pause(2_000)
    }
  } finally {
    clearInterval(looking)
    const name = `processes killed for memory in a first start and a round, small world, ${SMALL_MACHINE_MB} MB`
    // PostgreSQL comes back after a kill, so a settled round alone proves nothing.
    report.check(name, group.kills(), { atMost: 0, unit: 'processes' })
    report.say(`they held at most ${shown(mostHeldMb)} MB; with file caches, the peak was ${shown(group.peakMb())} MB`)
    await stop()
    await group.remove()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

export async function measureSmallMachine(report: Report): Promise<void> {
  await measureIdle(report, 'small')
  await measureIdle(report, 'full')
  await playOnSmallMachine(report)
}
