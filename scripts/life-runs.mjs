import { existsSync } from 'node:fs'
import path from 'node:path'
import { installPackage } from './apt.mjs'
import { bin, root, runBeside } from './lib.mjs'

const FAKETIME = '/usr/bin/faketime'

/** False if the library that moves the clock is missing and cannot be installed. */
export const ensureFaketime = () => existsSync(FAKETIME) || installPackage('faketime')

/** Runs `npm run life` inside the gate or `npm run harden`, and counts it as one test. */
async function runLife(chromium, words) {
  const skipped = (why) => {
    console.log(`A year in the life was skipped: ${why}.`)
    return { passed: 0, failed: 0, skipped: 1, failures: [] }
  }
  if (process.platform !== 'linux') return skipped('libfaketime is used on Linux only')
  if (!chromium || !ensureFaketime()) return skipped('Chromium or libfaketime is missing')
  const env = { ...process.env, CHROMIUM_PATH: chromium }
  const { status } = await runBeside(bin('tsx'), [path.join(root, 'test', 'life', 'main.ts'), ...words], { env })
  const failures = status === 0 ? [] : [`life: npm run life -- ${words.join(' ')}`]
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, skipped: 0, failures }
}

/** The gate's run: two weeks with a fixed seed. */
export const liveWeeks = (chromium) =>
  runLife(chromium, ['--weeks', '--seed', '1', '--looks', '1', '--shrink', '0', '--checkpoint', '1000'])

/** The run of `npm run harden`: five minutes with a new seed. */
export const liveMinutes = (chromium) =>
  runLife(chromium, ['--seed', String(Math.floor(Date.now() / 1_000) % 100_000), '--minutes', '5', '--shrink', '0'])
