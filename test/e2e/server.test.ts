import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postmastersOf } from '#db/testing/test-process.ts'
import { spawnServer, startServer, type ServerProcess } from './server-process.ts'
import { atLength } from '#test/gate.ts'

const quick = { CRAQUE_WORLD: 'none' }
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'started',
    (error: Error) => error.message,
  )

let taken: Server
beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
})
afterAll(() => taken.close())

describe('the server as a process', () => {
  let dataFolder: string
  let server: ServerProcess
  beforeAll(async () => {
    dataFolder = await mkdtemp(path.join(tmpdir(), 'craque test '))
    server = await startServer({ dataFolder, env: { ...quick, CRAQUE_LOG: 'info' } })
  })
  afterAll(async () => {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  })

  test('is ready when it says so', async () => {
    const answer = await fetch(`${server.url}/readyz`)
    expect(await answer.json()).toEqual({ status: 'ready' })
  })

  test('the document of its API has the version of the package', async () => {
    const { info } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { info: { version: string } }
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(info.version).toBe(version)
  })

  atLength(() => {
    test('refuses a second one on the same folder with a sentence', async () => {
      expect(await refusal(startServer({ dataFolder, env: quick }))).toMatch(/already in use by another Craque server/)
    })
  })

  test('answers an unparsable page, a bad method and an unknown page without crashing', async () => {
    expect((await fetch(`${server.url}/nao-existe`)).status).toBe(404)
    expect((await fetch(`${server.url}/%E0%A4%A`)).status).toBeLessThan(500)
    expect((await fetch(`${server.url}/api/matches/today`, { method: 'DELETE' })).status).toBe(404)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  test('keeps running if the reader of its log stops reading', async () => {
    server.child.stdout?.pause()
    // A pipe holds about 400 lines.
    for (let batch = 0; batch < 25; batch++)
      await Promise.all(Array.from({ length: 30 }, async () => (await fetch(`${server.url}/healthz`)).text()))
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  test('stops with its PostgreSQL after SIGTERM, also while nobody reads the log', async () => {
    // Ten seconds after the signal it would end with another code. `npm run harden` measures the time.
    expect(await server.stop()).toBe(0)
    const left = spawnSync('ps', ['-eo', 'args']).stdout.toString()
    expect(left).not.toContain(dataFolder)
  })

  atLength(() => {
    test('says that an explicit port is taken, and leaves no PostgreSQL behind', async () => {
      const { port } = taken.address() as { port: number }
      const message = await refusal(startServer({ dataFolder, env: { ...quick, PORT: String(port) } }))
      expect(message).toMatch(/The port is taken/)
      expect(message).not.toContain('    at ')
      expect(await postmastersOf(dataFolder)).toEqual([])
    })
  })

  test('starts again after all that', async () => {
    server = await startServer({ dataFolder, env: quick })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })
})

describe('a start that cannot succeed', () => {
  test('names the wrong setting and starts nothing', async () => {
    const message = await refusal(startServer({ env: { CRAQUE_PACE: 'fast' } }))
    expect(message).toContain('CRAQUE_PACE:')
    expect(message).toContain('nothing was started')
  })

  atLength(() => {
    test('waits for a database that does not answer, says so, and can be stopped during the wait', async () => {
      const { port } = taken.address() as { port: number }
      taken.on('connection', (socket) => socket.destroy())
      const env = { ...quick, DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` }
      const { child, output, ended } = spawnServer({ env, dataFolder: '/nowhere' })
      await expect.poll(output).toContain('The database of DATABASE_URL does not answer')
      child.kill('SIGTERM')
      expect(await ended()).toBe(0)
    })
  })
})
