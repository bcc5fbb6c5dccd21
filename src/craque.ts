#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { placeOfData } from './server/data-place.ts'

/** The installed program: alone it is the server, with words it is the operator's command. */
const [word] = process.argv.slice(2)
const isServer = word === undefined || word === 'start' || word === 'demo'
if (word === 'demo') process.env['CRAQUE_DEMO'] = 'true'
const place = placeOfData({ env: process.env, cwd: process.cwd(), home: homedir(), platform: process.platform })
if (place.ok) {
  if (place.notice) process.stderr.write(`${place.notice}\n`)
  process.env['CRAQUE_DATA'] = place.folder
  const settings = path.join(place.folder, 'craque.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  process.env['NODE_ENV'] ??= 'production'
  // npx that is killed passes nothing on.
  if (isServer && process.env['npm_lifecycle_event'] === 'npx') process.env['CRAQUE_NPM'] = String(process.ppid)
  await import(new URL(isServer ? './server.js' : './cli.js', import.meta.url).href)
} else {
  process.stderr.write(`${place.error}\n`)
  process.exitCode = 1
}
