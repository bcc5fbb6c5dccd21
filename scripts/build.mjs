import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder } from 'vite'
import { buildKey, rememberBuild, root } from './lib.mjs'
import { makeVerifier } from './make-verifier.mjs'

process.env.NODE_ENV = 'production'
// Computed before the build, so that a file that changes during the build triggers the next one.
const key = buildKey()
rmSync(path.join(root, 'dist'), { recursive: true, force: true })
const builder = await createBuilder({ root, logLevel: 'warn' })
await builder.buildApp()
writeFileSync(path.join(root, 'dist', 'client', 'conferir.html'), await makeVerifier())
rememberBuild(key)
