import { ensureBuilt, ensureInstalled } from './lib.mjs'

ensureInstalled()
ensureBuilt()
process.env.CRAQUE_PROGRAM = 'npm run craque --'
process.env.NODE_ENV ??= 'production'
await import('../dist/server/cli.js')
