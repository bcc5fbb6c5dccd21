import { bin, ensureInstalled, run } from './lib.mjs'

ensureInstalled()
const done = run(
  bin('tsx'),
  [
    'watch',
    '--clear-screen=false',
    '--include',
    'src/db/migrations/**/*.sql',
    '--include',
    'src/db/functions/*.sql',
    '--exclude',
    'src/web/**',
    'src/server.ts',
  ],
  {
    env: { ...process.env, NODE_ENV: 'development' },
  },
)
process.exit(done.status ?? 1)
