import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
/** A Wednesday at nine in Brazil, hours before the first match of the day, independent of today's date. */
export const morning = '2026-05-20T09:00:00-03:00'
const readyPattern = /is ready: (http:\S+)/
const startLimitMs = 90_000
const stopLimitMs = 15_000

export interface ServerProcess {
  url: string
  dataFolder: string
  child: ChildProcess
  /** Everything that it has printed so far. */
  output: () => string
  stop: () => Promise<number | null>
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('exit', (code) => resolve(code))
  })

interface ServerOptions {
  env?: Record<string, string>
  dataFolder?: string
  /** The time limit for its start. */
  limitMs?: number
}

/** Starts the built server as `npm start` runs it, on a free port, and returns before it is ready. */
export function spawnServer({ env, dataFolder }: { env?: Record<string, string> | undefined; dataFolder: string }) {
  const child = spawn(process.execPath, [path.join(root, 'dist', 'server', 'server.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      CRAQUE_DATA: dataFolder,
      CRAQUE_WORLD: 'small',
      CRAQUE_START_AT: morning,
      CRAQUE_LOG: 'warn',
      // The server also ends if this process is killed, so that a bench leaves no server behind.
      CRAQUE_NPM: String(process.pid),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, ended: () => exitOf(child) }
}

/** The operator's command as `npm run craque -- ...` runs it. */
export async function craque(words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(root, 'dist', 'server', 'cli.js'), ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await exitOf(child), out, err }
}

/** Waits until the server is ready. Without a data folder it gets one of its own. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'craque-test-')))
  const { child, output, ended } = spawnServer({ env: options.env, dataFolder })
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the server was not ready in time:\n${output()}`)),
      options.limitMs ?? startLimitMs,
    )
    const look = () => {
      const [, found] = readyPattern.exec(output()) ?? []
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', look)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the server stopped with ${code}:\n${output()}`))
    })
  })
  return {
    url,
    dataFolder,
    child,
    output,
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
      const code = await ended()
      clearTimeout(timer)
      if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true })
      return code
    },
  }
}
