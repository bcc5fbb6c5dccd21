import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { effort } from './harden-rows.mjs'
import { root } from './lib.mjs'

/** A newer release with long-term support. The rest of the gate usually runs on the oldest release that we support. */
const version = '24.9.0'
const startLimitMs = 60_000

const none = { passed: 0, failed: 0, skipped: 0, failures: [], skips: [] }
const passed = { ...none, passed: 1 }
const failure = (sentence) => ({ ...none, failed: 1, failures: [sentence] })

/** The npm package of Node contains only the program. It is installed once into the cache. */
export function installNewerNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = path.join(root, '.cache', `node-${version}`)
  const program = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  spawnSync('npm', ['install', '--prefix', folder, ...options, `${name}@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return existsSync(program) ? program : undefined
}

const ended = (child) => new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))

async function runUnitTests(node) {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const options = ['run', '--project', 'unit', '--reporter=dot', '--silent']
  const env = { ...process.env, ...effort({ quick: true }) }
  const child = spawn(node, [vitest, ...options], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const code = await ended(child)
  if (code === 0) return passed
  process.stdout.write(said)
  return failure(`the unit tests on Node ${version} ended with ${code}`)
}

/** The address that a server prints once it is ready. Undefined if the server ends or takes too long. */
export function addressOf({ stdout, stderr }, ending) {
  let said = ''
  return new Promise((resolve) => {
    const giveUp = setTimeout(resolve, startLimitMs)
    const finish = (url) => {
      clearTimeout(giveUp)
      resolve(url)
    }
    const look = (chunk) => {
      said += chunk
      const [, found] = /is ready: (http:\S+)/.exec(said) ?? []
      if (found) finish(found)
    }
    for (const stream of [stdout, stderr]) stream.on('data', look)
    void ending.then(() => finish(undefined))
  })
}

const statusOf = (address) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'nothing',
  )

/**
 * Runs the built server with its own database. It must serve a page, an API answer and `/readyz`, and end with code 0
 * on SIGTERM.
 */
async function runServer(node) {
  const data = path.join(root, '.cache', `node-${version}`, 'data')
  const child = spawn(node, [path.join(root, 'dist', 'server', 'server.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      CRAQUE_DATA: data,
      CRAQUE_WORLD: 'none',
      CRAQUE_LOG: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ending = ended(child)
  const url = await addressOf(child, ending)
  const statuses = []
  if (url) for (const address of ['/', '/api/viewer', '/readyz']) statuses.push(await statusOf(url + address))
  child.kill('SIGTERM')
  const code = await ending
  if (statuses.join() === '200,200,200' && code === 0) return passed
  process.stdout.write(said)
  return failure(`the server on Node ${version} answered ${statuses.join(', ') || 'nothing'} and ended with ${code}`)
}

/** Runs the unit tests and the built server on a newer release of Node. */
export async function runOnNewerNode() {
  const node = installNewerNode()
  if (!node) return { ...none, skipped: 1, skips: [`Node ${version}: its package could not be installed`] }
  const parts = [await runUnitTests(node), await runServer(node)]
  const sum = (name) => parts.reduce((total, part) => total + part[name], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: 0,
    failures: parts.flatMap(({ failures }) => failures),
  }
}
