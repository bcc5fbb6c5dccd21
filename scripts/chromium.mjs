import { existsSync } from 'node:fs'
import { installPackage } from './apt.mjs'
import { run, bin } from './lib.mjs'

/** A smaller Chromium that only runs headless and renders the same pages. */
const shell = '/usr/bin/chromium-headless-shell'
const known = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const installed = () => known.find((file) => existsSync(file))

async function playwrightChromium() {
  const { chromium } = await import('playwright-core')
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, Debian's headless shell, any installed one, or Playwright's
 * download.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  if (!existsSync(shell) && !installPackage('chromium-headless-shell') && !installed()) installPackage('chromium')
  const found = installed() ?? (await playwrightChromium())
  if (found) return found
  console.log('Downloading Chromium with Playwright…')
  run(bin('playwright-core'), ['install', 'chromium'])
  return playwrightChromium()
}
