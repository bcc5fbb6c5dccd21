import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postmastersOf } from '#db/testing/test-process.ts'
import { root } from './server-process.ts'

const hasTerminals = spawnSync('script', ['--version']).status === 0
const ctrlC = '\u0003'
const within = { timeout: 10_000, interval: 50 }

let home: string
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'craque-terminal-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Runs `npm start` in a terminal, which the program `script` provides. */
async function typedStart(name: string) {
  const dataFolder = path.join(home, name)
  const terminal = spawn('script', ['--quiet', '--flush', '--return', '--command', 'npm start', '/dev/null'], {
    cwd: root,
    env: { ...process.env, CRAQUE_WORLD: 'none', PORT: '0', CRAQUE_DATA: dataFolder },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let shown = ''
  await new Promise<void>((resolve, reject) => {
    terminal.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString()
      if (shown.includes('is ready')) resolve()
    })
    terminal.once('exit', () => reject(new Error(`npm start ended: ${shown}`)))
  })
  const [, url = ''] = /is ready: (http:\S+)/.exec(shown) ?? []
  return { terminal, url, running: () => postmastersOf(dataFolder) }
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

test.skipIf(!hasTerminals)('closing a terminal ends server and PostgreSQL within ten seconds', async () => {
  const { terminal, url, running } = await typedStart('closed')
  expect([await answers(url), (await running()).length]).toEqual([true, 1])
  terminal.kill('SIGKILL')
  const from = performance.now()
  await expect.poll(async () => [await answers(url), await running()], within).toEqual([false, []])
  expect(performance.now() - from).toBeLessThan(10_000)
})

test.skipIf(!hasTerminals).each([1, 2])(
  'Ctrl-C typed %i times ends npm, server and PostgreSQL within ten seconds',
  async (times) => {
    const { terminal, url, running } = await typedStart(`typed-${times}`)
    const gone = once(terminal, 'exit')
    const from = performance.now()
    for (let n = 0; n < times; n++) terminal.stdin.write(ctrlC)
    await gone
    expect([await answers(url), await running()]).toEqual([false, []])
    expect(performance.now() - from).toBeLessThan(10_000)
  },
)
