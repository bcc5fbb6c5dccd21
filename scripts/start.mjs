import { ensureBuilt, ensureInstalled } from './lib.mjs'

// Before anything that takes its time: whoever ends npm meanwhile wants no server afterwards.
if (process.env.npm_lifecycle_event) process.env.CRAQUE_NPM = String(process.ppid)
ensureInstalled()
ensureBuilt()
process.env.NODE_ENV ??= 'production'
await import('../dist/server/server.js')
