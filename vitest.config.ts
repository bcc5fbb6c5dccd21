import { defineConfig } from 'vitest/config'
import { slowness } from './test/e2e/slowness.ts'
import { isGate } from './test/gate.ts'
import { LongestFirst } from './test/longest-first.ts'
import { writeInMemory } from './test/write-in-memory.ts'

writeInMemory()

/** Kills, broken folders and races, and what proves at length what the gate proves by a shorter way: `npm run harden`. */
const hard = '**/*.{fault,long}.test.ts'

/** A file has its own database, not its own copy of the program: loading that for each took a quarter of the time. */
const database = {
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  globalSetup: ['src/db/testing/test-global-setup.ts'],
}

/** What a page shows is waited for, however busy the machine is. */
const browser = {
  testTimeout: 120_000 * slowness,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 * slowness } },
  globalSetup: ['test/e2e/global-setup.ts'],
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Nothing here keeps state between files: one start of the program serves them all.
          isolate: false,
          include: [
            'src/{domain,world,contract,live,client,web,verify}/**/*.test.{ts,tsx}',
            'scripts/*.test.mjs',
            'bench/**/*.test.ts',
          ],
          // The bench of pages has packages of its own, some with their tests.
          exclude: [hard, '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...database,
          name: 'database',
          include: ['src/{db,api,jobs,server,cli}/**/*.test.ts', 'src/*.test.ts', 'test/update/*.test.ts'],
          // Those that the gate tries, too, need no start of the program of their own there; with an `exclude` of its
          // own a project does not hear the command line's.
          ...(isGate ? {} : { exclude: [hard] }),
        },
      },
      // One program and one Chromium a worker; each visit is a person of its own.
      { test: { ...browser, name: 'browser', isolate: false, include: ['test/e2e/**/*.test.ts'], exclude: [hard] } },
      {
        test: {
          ...database,
          name: 'database-faults',
          include: ['src/**/*.{fault,long}.test.ts', 'test/update/*.fault.test.ts'],
        },
      },
      { test: { ...browser, name: 'server-faults', include: ['test/e2e/*.{fault,long}.test.ts'] } },
    ],
  },
})
