import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, vi } from 'vitest'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { readPostmaster } from '#db/embedded/postmaster-pid.ts'
import type { RunAs } from '#db/embedded/run.ts'
import { removeSocketFolder } from '#db/embedded/socket-folder.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'

const program = fileURLToPath(new URL('./test-server.ts', import.meta.url))

export type Message = {
  ready?: true
  pid?: number
  connection?: Connection
  kind?: string
  message?: string
  bug?: string
  acknowledged?: number
  log?: string
}

export type TestServer = {
  child: ChildProcess
  messages: Message[]
  /** The first message that fits. Rejects if the process ends without one. */
  hear: (fits: (message: Message) => boolean) => Promise<Message>
}

const children: ChildProcess[] = []
const folders: string[] = []

type ServerOptions = { as?: RunAs | undefined; write?: boolean; prefix?: string[] }

/** Starts a server in its own process, so that a test can run it as another user, see it refused, or kill it. */
export function startTestServer(dataDir: string, { as, write, prefix = [] }: ServerOptions = {}): TestServer {
  const [file = '', ...args] = [
    ...prefix,
    process.execPath,
    '--import',
    'tsx',
    program,
    dataDir,
    ...(write ? ['write'] : []),
  ]
  const child = spawn(file, args, { ...as, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const messages: Message[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => messages.push(JSON.parse(line) as Message))
  const hear: TestServer['hear'] = (fits) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = messages.find(fits)
        if (found) resolve(found)
        return found
      }
      if (look()) return
      lines.on('line', look)
      lines.once('close', () => look() ?? reject(new Error(`ended after saying ${JSON.stringify(messages)}`)))
    })
  return { child, messages, hear }
}

export const settled = ({ ready, kind, bug }: Message) => Boolean(ready ?? kind ?? bug)

export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

export async function testFolder(parent: string = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'craque-embedded-'))
  folders.push(folder)
  return folder
}

let seed: Promise<string> | undefined

async function makeSeed(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'craque-seed-'))
  await (await startEmbedded({ dataDir })).stop()
  return dataDir
}

/** A copy of a data folder in which PostgreSQL has run once, for tests that need not see its slow first start. */
export async function seededFolder(): Promise<string> {
  const from = await (seed ??= makeSeed())
  const folder = await testFolder()
  spawnSync('cp', ['-a', '--', join(from, 'postgres'), folder])
  return folder
}

/** Every live PostgreSQL main process of a data folder, found without its pid file. Linux only. */
export async function postmastersOf(dataDir: string): Promise<number[]> {
  const home = await stat(join(dataDir, 'postgres')).catch(() => undefined)
  const found: { pid: number; parent: number }[] = []
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const cwd = await stat(`/proc/${name}/cwd`).catch(() => undefined)
    const about = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const [, command, parent] = /\((.*)\) \S (\d+)/.exec(about) ?? []
    if (home && cwd?.ino === home.ino && cwd.dev === home.dev && command === 'postgres') {
      found.push({ pid: Number(name), parent: Number(parent) })
    }
  }
  return found.filter(({ parent }) => !found.some(({ pid }) => pid === parent)).map(({ pid }) => pid)
}

async function dataFoldersIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((path) => path.endsWith('postmaster.pid')).map((path) => join(folder, path, '..', '..'))
}

async function stopWhatRunsIn(dataDir: string): Promise<void> {
  const record = await readPostmaster(join(dataDir, 'postgres'))
  for (const pid of await postmastersOf(dataDir)) process.kill(pid, 'SIGQUIT')
  await vi.waitFor(async () => expect(await postmastersOf(dataDir)).toEqual([]), 10_000)
  if (record) await removeSocketFolder(record.socketDir)
}

async function leaveNothing(): Promise<void> {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL')
    await ended(child)
  }
  for (const folder of folders.splice(0)) {
    for (const dataDir of await dataFoldersIn(folder)) await stopWhatRunsIn(dataDir)
    await rm(folder, { recursive: true, force: true })
  }
}

export function cleanUpAfterEach(): void {
  afterEach(leaveNothing)
  afterAll(async () => {
    if (seed) await rm(await seed, { recursive: true })
    seed = undefined
  })
}

export const weAreRoot = process.getuid?.() === 0

/** The current user. For root: a user without rights, if that user can run Node and read this project here. */
export function ordinaryUser(): RunAs | undefined {
  if (!weAreRoot) return { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }
  const as = { uid: 65534, gid: 65534 }
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', ''], as)
  return status === 0 && spawnSync('test', ['-r', program], as).status === 0 ? as : undefined
}
