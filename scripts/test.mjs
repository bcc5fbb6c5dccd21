import { ensureBuilt, ensureInstalled } from './lib.mjs'

ensureInstalled()
const { runChecks } = await import('./checks.mjs')
const { runTests } = await import('./vitest.mjs')
const { ensureChromium } = await import('./chromium.mjs')

const total = { passed: 0, failed: 0, skipped: 0 }
const add = ({ passed, failed, skipped = 0 }) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

add(runChecks())
ensureBuilt()
add(runTests(['unit', 'database']))
const chromium = await ensureChromium()
if (chromium) {
  add(runTests(['browser'], { CHROMIUM_PATH: chromium }))
} else {
  console.error(
    'No Chromium or Chrome was found and none could be installed, so the browser tests did not run. Install one and set CHROMIUM_PATH to it.',
  )
  add({ passed: 0, failed: 1 })
}

console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)
