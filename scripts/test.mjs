import { ensureBuilt, ensureInstalled } from './lib.mjs'

ensureInstalled()
const { runChecks } = await import('./checks.mjs')
const { runTests } = await import('./vitest.mjs')
const { ensureChromium } = await import('./chromium.mjs')
const { endWithSummary } = await import('./summary.mjs')

const noBrowser = {
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [
    'No Chromium or Chrome was found and none could be installed, so the browser tests did not run. Install one and set CHROMIUM_PATH to it.',
  ],
}

const parts = [runChecks()]
ensureBuilt()
parts.push(runTests(['unit', 'database']))
const chromium = await ensureChromium()
parts.push(chromium ? runTests(['browser'], { CHROMIUM_PATH: chromium }) : noBrowser)
endWithSummary(parts)
