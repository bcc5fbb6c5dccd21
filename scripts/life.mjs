import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureFaketime } from './life-runs.mjs'
import { bin, ensureBuilt, ensureInstalled, root, run } from './lib.mjs'

// A server's year in minutes, over HTTP (docs/life.md).
ensureInstalled()
ensureBuilt()
if (!ensureFaketime()) {
  console.error('npm run life needs libfaketime: install the Debian package faketime.')
  process.exit(1)
}
const env = { ...process.env, CHROMIUM_PATH: (await ensureChromium()) ?? '' }
const { status } = run(bin('tsx'), [path.join(root, 'test', 'life', 'main.ts'), ...process.argv.slice(2)], { env })
process.exit(status ?? 1)
