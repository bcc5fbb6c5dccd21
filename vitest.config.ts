import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Nothing here keeps state between files: one start of the program serves them all.
          isolate: false,
          include: [
            'src/{domain,world,contract,live,web}/**/*.test.{ts,tsx}',
            'scripts/*.test.mjs',
            'bench/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/{db,api,jobs,server,cli}/**/*.test.ts', 'src/*.test.ts', 'test/update/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          globalSetup: ['src/db/testing/test-global-setup.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a page shows is waited for, however busy the machine is.
          expect: { poll: { timeout: 30_000 } },
          globalSetup: ['test/e2e/global-setup.ts'],
        },
      },
    ],
  },
})
