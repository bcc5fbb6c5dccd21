import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '#test/e2e/server-process.ts'
import { removeLeftovers, type LifeClock } from './clock.ts'

const readyPattern = /is ready: (http:\S+)/
const startLimitMs = 120_000
const stopLimitMs = 20_000
/** pino's numbers. */
const [WARN_LEVEL, ERROR_LEVEL] = [40, 50]
/** How many of the last warnings are printed with a failure. */
const MOST_WARNINGS = 10

interface LogLine {
  level: number
  msg?: string
}

/**
 * Each person has a network address of their own, so limits per address refuse nobody. A high limit of creations
 * refuses nobody either.
 */
const settings = {
  NODE_ENV: 'production',
  CRAQUE_WORLD: 'small',
  CRAQUE_LOG: 'info',
  CRAQUE_TRUST_PROXY: 'true',
  CRAQUE_CREATIONS_PER_HOUR: '100000',
  CRAQUE_BACKUPS: '2',
}

function parse(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return undefined
  }
}

/** A statement that ran during a jump of the clock seems to have lasted for hours. */
const isOfJump = (line: string) => /statement timeout|idle-in-transaction timeout/.test(line)

/** Lines that report an error, except the timeouts that a jump of the clock causes. */
function isTrouble(line: string): boolean {
  if (isOfJump(line)) return false
  const parsed = parse(line)
  return parsed ? parsed.level >= ERROR_LEVEL : /unhandled|uncaught|FATAL ERROR|Error:/i.test(line)
}

const isWarning = (line: string) => (parse(line)?.level ?? 0) >= WARN_LEVEL

export interface LifeServer {
  url: () => string
  start: () => Promise<void>
  stop: () => Promise<void>
  kill: () => Promise<void>
  /** The error lines since the last call. */
  takeTroubles: () => string[]
  /** The server's last warnings. */
  warnings: () => string[]
  /** Drops errors that an accident of ours has caused. */
  forgiveTroubles: () => void
  /** Signals PostgreSQL and all its child processes. */
  signalDatabase: (signal: NodeJS.Signals) => void
  pauseLog: () => void
  resumeLog: () => void
  memoryMb: () => number
  openFiles: () => number
  /** The number of PostgreSQL processes: its connections and some helpers. */
  databaseProcesses: () => number
  craque: (...words: string[]) => Promise<{ code: number | null; out: string; err: string }>
}

interface Place {
  dataFolder: string
  clock: LifeClock
  /** The host that the server allows feeds to poll. */
  feedHost: string
}

/** The built server with a data folder and a clock, across restarts. */
export function createServer({ dataFolder, clock, feedHost }: Place): LifeServer {
  const own = { PORT: '0', CRAQUE_DATA: dataFolder, CRAQUE_FEED_HOSTS: feedHost }
  const env = { ...process.env, ...settings, ...clock.env, ...own }
  let child: ChildProcess | undefined
  let url = ''
  let troubles: string[] = []
  let warnings: string[] = []

  const run = (file: string, words: string[]) =>
    spawn(process.execPath, [path.join(root, 'dist', 'server', file), ...words], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  async function start() {
    removeLeftovers()
    const started = run('server.js', [])
    child = started
    let tail = ''
    let rest = ''
    const ready = new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the server was not ready in time:\n${tail}`)), startLimitMs)
      const hear = (chunk: Buffer) => {
        const lines = (rest + chunk.toString()).split('\n')
        rest = lines.pop() ?? ''
        troubles.push(...lines.filter(isTrouble))
        warnings = [...warnings, ...lines.filter(isWarning)].slice(-MOST_WARNINGS)
        tail = (tail + chunk.toString()).slice(-20_000)
        const [, found] = readyPattern.exec(tail) ?? []
        if (!found) return
        clearTimeout(timer)
        resolve(found)
      }
      started.stdout.on('data', hear)
      started.stderr.on('data', hear)
      started.once('exit', (code, signal) => {
        clearTimeout(timer)
        if (child === started) troubles.push(`the server ended with ${code ?? signal}: ${tail.slice(-2_000)}`)
        reject(new Error(`the server ended with ${code ?? signal}:\n${tail}`))
      })
    })
    url = await ready
  }

  async function end(signal: NodeJS.Signals) {
    const ended = child
    if (!ended) return
    child = undefined
    // It may have ended already. Then there is no further event.
    if (ended.exitCode !== null || ended.signalCode !== null) return
    const exit = new Promise((resolve) => ended.once('exit', resolve))
    ended.kill(signal)
    const timer = setTimeout(() => {
      troubles.push(`the server did not end within ${stopLimitMs / 1_000} s of ${signal}`)
      ended.kill('SIGKILL')
    }, stopLimitMs)
    await exit
    clearTimeout(timer)
  }

  function processesOfDatabase(): number[] {
    const [pid = ''] = readFileSync(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    return [pid, ...children].map(Number)
  }

  const ofProcess = (name: string) => `/proc/${child?.pid}/${name}`
  return {
    url: () => url,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    takeTroubles: () => troubles.splice(0),
    warnings: () => warnings,
    forgiveTroubles: () => {
      troubles = []
    },
    signalDatabase: (signal) => {
      for (const one of processesOfDatabase()) process.kill(one, signal)
    },
    pauseLog: () => void child?.stdout?.pause(),
    resumeLog: () => void child?.stdout?.resume(),
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(ofProcess('status'), 'utf8'))?.[1] ?? 0) / 1_024,
    openFiles: () => readdirSync(ofProcess('fd')).length,
    databaseProcesses: () => processesOfDatabase().length,
    craque: async (...words) => {
      const command = run('cli.js', words)
      const [out, err] = await Promise.all([text(command.stdout), text(command.stderr)])
      const code = command.exitCode ?? (await new Promise<number | null>((resolve) => command.once('exit', resolve)))
      return { code, out, err }
    },
  }
}
