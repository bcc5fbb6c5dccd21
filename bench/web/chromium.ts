import { chromium, type BrowserContext } from 'playwright-core'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumFlags } from '#test/e2e/chromium-flags.ts'

/** A browser with an empty profile, which is deleted afterwards. */
export async function inNewChromium<T>(work: (context: BrowserContext) => Promise<T>, args: string[] = []): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'craque-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: [...chromiumFlags, ...args],
    // In another zone, hydration corrects every hour that the server rendered.
    timezoneId: 'America/Sao_Paulo',
  })
  try {
    return await work(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
