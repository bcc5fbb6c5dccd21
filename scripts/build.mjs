import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder } from 'vite'
import { buildKey, rememberBuild, root } from './lib.mjs'
import { makeVerifier } from './make-verifier.mjs'

process.env.NODE_ENV = 'production'
// We compute the key before the build: if a file changes during the build, the next start builds again.
const key = buildKey()
rmSync(path.join(root, 'dist'), { recursive: true, force: true })
const builder = await createBuilder({ root, logLevel: 'warn' })
await builder.buildApp()
writeFileSync(path.join(root, 'dist', 'client', 'conferir.html'), await makeVerifier())
rememberBuild(key)
