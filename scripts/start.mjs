import { ensureBuilt, ensureInstalled } from './lib.mjs'

// Noted before the slow steps: if npm ends during them, no server must start.
if (process.env.npm_lifecycle_event) process.env.CRAQUE_NPM = String(process.ppid)
ensureInstalled()
ensureBuilt()
process.env.NODE_ENV ??= 'production'
await import('../dist/server/server.js')
