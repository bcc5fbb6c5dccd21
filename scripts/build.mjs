import { rmSync } from 'node:fs'
import path from 'node:path'
import { createBuilder } from 'vite'
import { root } from './lib.mjs'

process.env.NODE_ENV = 'production'
rmSync(path.join(root, 'dist'), { recursive: true, force: true })
const builder = await createBuilder({ root, logLevel: 'warn' })
await builder.buildApp()
