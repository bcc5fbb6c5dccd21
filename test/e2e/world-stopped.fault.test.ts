import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { postmastersOf } from '#db/testing/test-process.ts'
import { spawnServer } from './server-process.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'craque-stopped-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

/**
 * The time that a world takes depends on the machine, but the server reports its progress. Something is wrong only if
 * it reports nothing more.
 */
const timeout = 900_000

/** Composing uses the processor, storing uses the database, and indexing uses both. */
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
