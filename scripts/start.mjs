import { ensureBuilt, ensureInstalled } from './lib.mjs'

ensureInstalled()
ensureBuilt()
process.env.NODE_ENV ??= 'production'
await import('../dist/server/server.js')
