import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { reachRunning } from '#db/embedded/reach-running.ts'
import { postmastersOf } from '#db/testing/test-process.ts'
import { root, startServer } from './server-process.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'craque-signals-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

const env = { CRAQUE_WORLD: 'none' }

async function urlSaidBy({ stdout }: ChildProcess): Promise<string> {
  let text = ''
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    text += chunk.toString()
    const [, url] = /is ready: (http:\S+)/.exec(text) ?? []
    if (url) return url
  }
  throw new Error(`it ended: ${text}`)
}

/** `npm start` as typed by a person. The signals of these tests reach only npm. */
async function npmStart(dataFolder: string) {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: '0', CRAQUE_DATA: dataFolder, CRAQUE_LOG: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  return { npm, url: await urlSaidBy(npm) }
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  '%s to npm alone ends server and PostgreSQL with it',
  async (signal) => {
    const dataFolder = path.join(home, signal)
    const { npm, url } = await npmStart(dataFolder)
    npm.kill(signal)
    await expect.poll(() => answers(url), { timeout: 10_000 }).toBe(false)
    await expect.poll(() => postmastersOf(dataFolder), { timeout: 10_000 }).toEqual([])
  },
)

test('a killed bench leaves no server behind', async () => {
  const dataFolder = path.join(home, 'bench')
  const file = new URL('./server-process.ts', import.meta.url).href
  const script = `const { startServer } = await import(${JSON.stringify(file)})
    const { url } = await startServer(${JSON.stringify({ dataFolder, env })})
    console.log('is ready: ' + url)`
  const bench = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await urlSaidBy(bench)
  bench.kill('SIGKILL')
  await expect.poll(() => answers(url), { timeout: 10_000 }).toBe(false)
  await expect.poll(() => postmastersOf(dataFolder), { timeout: 10_000 }).toEqual([])
})

test('a closed terminal (SIGHUP without a reader of the output) ends both', async () => {
  const dataFolder = path.join(home, 'hang-up')
  const { child } = await startServer({ dataFolder, env: { ...env, CRAQUE_LOG: 'debug' } })
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.kill('SIGHUP')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await postmastersOf(dataFolder)).toEqual([])
})

test('a second Ctrl-C ends both at once, whatever the first still waits for', async () => {
  const dataFolder = path.join(home, 'twice')
  const { child, url } = await startServer({ dataFolder, env })
  const connection = await reachRunning(dataFolder)
  const { pool } = connect({ connection: connection!, poolSize: 1 })
  // A request that never ends and is not cached: another connection holds a lock on its table.
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table player')
  const page = fetch(`${url}/api/players/7`).catch(() => 'cut')
  const insisting = setInterval(() => child.kill('SIGINT'), 50)
  expect(await once(child, 'exit')).toEqual([1, null])
  clearInterval(insisting)
  await expect.poll(() => postmastersOf(dataFolder)).toEqual([])
  await page
  client.release(true)
  await pool.end()
})

test('a signal during the first start leaves no PostgreSQL behind', async () => {
  const dataFolder = path.join(home, 'early')
  const server = startServer({ dataFolder, env }).catch((error: Error) => error.message)
  await expect.poll(() => postmastersOf(dataFolder), { timeout: 30_000, interval: 5 }).not.toEqual([])
  const [pid] = await postmastersOf(dataFolder)
  process.kill(await parentOf(pid!), 'SIGTERM')
  expect(await server).toContain('the server stopped with 0')
  expect(await postmastersOf(dataFolder)).toEqual([])
})

async function parentOf(pid: number): Promise<number> {
  const ps = spawn('ps', ['-o', 'ppid=', '-p', String(pid)])
  let text = ''
  for await (const chunk of ps.stdout as AsyncIterable<Buffer>) text += chunk.toString()
  return Number(text)
}
