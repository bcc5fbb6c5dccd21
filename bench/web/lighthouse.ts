import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Lighthouse's mobile preset, in the Chromium that the browser tests use. */
export async function measureLighthouse(url: string) {
  const port = await freePort()
  const profile = await mkdtemp(path.join(tmpdir(), 'craque-bench-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!result) throw new Error('lighthouse gave no result')
    const { categories, audits } = result.lhr
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    for (const { id, title, displayValue } of failed) console.log(`  below 90: ${id} (${title}) ${displayValue ?? ''}`)
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    }
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}
