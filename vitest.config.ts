import { defineConfig } from 'vitest/config'
import { slowness } from './test/e2e/slowness.ts'
import { isGate } from './test/gate.ts'
import { LongestFirst } from './test/longest-first.ts'
import { writeInMemory } from './test/write-in-memory.ts'

writeInMemory()

/** For `npm run harden`: kills, races, broken folders, and long proofs of what the gate proves in a shorter way. */
const hard = '**/*.{fault,long}.test.ts'

/**
 * Each test file has a database of its own, but all files of a worker share one instance of the program. Loading the
 * program for each file took a quarter of the time.
 */
const database = {
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  globalSetup: ['src/db/testing/test-global-setup.ts'],
}

/** Tests wait for what a page shows, so the limit is generous for a busy machine. */
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
          // No file here leaves state behind, so one instance of the program serves them all.
          isolate: false,
          include: [
            'src/{domain,world,contract,live,client,web,verify}/**/*.test.{ts,tsx}',
            'scripts/*.test.mjs',
            'bench/**/*.test.ts',
          ],
          // bench/lighthouse has packages of its own, and some of them contain tests.
          exclude: [hard, '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...database,
          name: 'database',
          include: ['src/{db,api,jobs,server,cli}/**/*.test.ts', 'src/*.test.ts', 'test/update/*.test.ts'],
          // The gate runs some fault tests in this project, which saves another start, and excludes the rest on the
          // command line. A project with an `exclude` of its own would ignore that.
          ...(isGate ? {} : { exclude: [hard] }),
        },
      },
      // One program and one Chromium per worker. Each visit is a person of its own.
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
