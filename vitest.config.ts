import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,world,contract,live,web}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/{db,api,jobs}/**/*.test.ts', 'src/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ['src/db/test-global-setup.ts'],
          maxWorkers: 2,
        },
      },
    ],
  },
})
