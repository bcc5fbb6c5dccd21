import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { postmastersOf } from '#db/embedded/test-process.ts'
import { spawnServer } from './server-process.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'craque-stopped-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** A world takes as long as the machine needs, and says how far it is: only where nothing is said any more is something wrong. */
const timeout = 900_000

/** Composing keeps the processor busy, storing the database, indexes both. */
test.for([
  ['composed', '0%'],
  ['stored', '25%'],
  ['given its indexes', '75%'],
] as const)(
  'SIGTERM while the full world is being %s ends server and PostgreSQL within ten seconds',
  { timeout },
  async ([what, share], context) => {
    const dataFolder = path.join(home, share)
    const { child, output, ended } = spawnServer({ dataFolder, env: { CRAQUE_WORLD: 'full' } })
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => output().includes(` ${share}`) && resolve())
      child.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${output()}`)))
    })
    const from = performance.now()
    child.kill('SIGTERM')
    expect([await ended(), await postmastersOf(dataFolder)]).toEqual([0, []])
    const tookMs = performance.now() - from
    expect(tookMs).toBeLessThan(10_000)
    note(context, `world being ${what}: stopped in ${(tookMs / 1000).toFixed(1)} s`)
  },
)
