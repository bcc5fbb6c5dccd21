import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { installPackage } from './apt.mjs'
import { bin, ensureBuilt, ensureInstalled, root, run } from './lib.mjs'

const known = readdirSync(path.join(root, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3))
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'))
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
if (flags.some((flag) => flag === '-h' || flag === '--help')) {
  console.log(`npm run bench -- [NAME…] runs all of these, or those that are named: ${known.join(', ')}.`)
  process.exit(0)
}
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}
ensureInstalled()
ensureBuilt()

/**
 * Installs, if possible, the software that a bench compares with or measures through. A bench whose software is still
 * missing reports that.
 */
const needs = {
  live: async () => {
    if (spawnSync('redis-server', ['--version']).status !== 0) installPackage('redis-server')
    return {}
  },
  web: async () => {
    ensureInstalled(path.join(root, 'bench', 'lighthouse'))
    // The fallback font of Android phones.
    if (!existsSync('/usr/share/fonts/truetype/roboto')) installPackage('fonts-roboto-unhinted')
    return { CHROMIUM_PATH: await ensureChromium() }
  },
  analytics: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
}

const failed = []
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n# ${name}`)
  const env = { ...process.env, NODE_ENV: 'production', ...(await needs[name]?.()) }
  if (run(bin('tsx'), [path.join('bench', 'tools', 'run.ts'), name, ...flags], { env }).status !== 0) failed.push(name)
}
console.log(
  failed.length === 0 ? '\nEvery target was met.' : `\nOver budget, without a figure or failed: ${failed.join(', ')}`,
)
process.exit(failed.length === 0 ? 0 : 1)
